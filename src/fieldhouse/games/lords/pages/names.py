"""Names for managers and players: invented, and drawn from the game's seed without touching its dice."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

FIRST: Final = (
    "Abner", "Alonzo", "Amos", "Anders", "Archie", "Asa", "August", "Barney", "Basil", "Benito", "Bo", "Boone",
    "Brick", "Burl", "Buster", "Cal", "Carlton", "Casper", "Cecil", "Chet", "Clem", "Cornelius", "Cruz", "Cyrus",
    "Dabney", "Dewey", "Dino", "Doyle", "Earl", "Eben", "Efrain", "Eli", "Elmo", "Emil", "Enos", "Esteban", "Ezra",
    "Felix", "Fenton", "Fidel", "Floyd", "Gabe", "Garland", "Gideon", "Gil", "Grady", "Gus", "Hal", "Harlan",
    "Hector", "Homer", "Horace", "Hub", "Ike", "Ira", "Isidro", "Ivan", "Jasper", "Jethro", "Jubal", "Julio",
    "Junior", "Kip", "Lafe", "Lars", "Lem", "Leon", "Levi", "Linus", "Lonnie", "Lorenzo", "Luther", "Mack",
    "Marcel", "Milt", "Monroe", "Mose", "Ned", "Nels", "Nestor", "Noah", "Obie", "Olaf", "Orville", "Oswaldo",
    "Otis", "Pablo", "Pedro", "Percy", "Pete", "Quincy", "Rafe", "Reno", "Roscoe", "Rufus", "Sal", "Santos",
    "Seth", "Shep", "Silas", "Solly", "Sven", "Tadeo", "Thad", "Tito", "Tobias", "Ugo", "Vern", "Vic", "Virgil",
    "Wade", "Waldo", "Wes", "Wilbur", "Xavier", "Yancey", "Zane", "Zeke", "Hiroshi", "Kenta", "Daisuke", "Min-jun",
    "Dae-ho", "Teo", "Mateo", "Thiago", "Anselm", "Bram", "Joost", "Piet",
)  # fmt: skip
LAST: Final = (
    "Abernethy", "Acosta", "Addington", "Alderete", "Ames", "Anstruther", "Applegate", "Arbogast", "Arroyo",
    "Ashcombe", "Atwater", "Babcock", "Bagley", "Balderas", "Barlow", "Bascombe", "Beaudry", "Beckwith",
    "Belmonte", "Bixby", "Blackwell", "Blodgett", "Bohannon", "Boudreaux", "Bracken", "Bramwell", "Breckenridge",
    "Brightwater", "Brubaker", "Buckner", "Burkhalter", "Cabrales", "Cadwallader", "Calhoun", "Cantrell",
    "Cardozo", "Carmody", "Castellan", "Chadbourne", "Chidester", "Clapsaddle", "Claymore", "Cobbett", "Colquitt",
    "Corrigan", "Coventry", "Crabtree", "Cunningham", "Dabrowski", "Dalrymple", "Danforth", "Darnell", "Delacroix",
    "Dinwiddie", "Donnelly", "Drummond", "Duckworth", "Dunmore", "Eastlake", "Echeverria", "Eddleman", "Ellsworth",
    "Engstrom", "Escobedo", "Fairbanks", "Farnsworth", "Featherstone", "Fenwick", "Ferrante", "Fitzhugh",
    "Flanagan", "Fontaine", "Forsythe", "Frobisher", "Fujiwara", "Galbraith", "Gallardo", "Garrison", "Gatewood",
    "Gilchrist", "Goodfellow", "Gorman", "Granger", "Greenlee", "Grimsby", "Grunwald", "Hackett", "Halloran",
    "Hargrove", "Hatfield", "Haverford", "Hazelton", "Hendershot", "Higginbotham", "Hofstetter", "Holloway",
    "Hornsblow", "Huckaby", "Ibarra", "Ingersoll", "Ironside", "Jablonski", "Jamison", "Jernigan", "Kaczmarek",
    "Kellogg", "Kilbride", "Kirkendall", "Klopfenstein", "Kowalczyk", "Lachance", "Lafferty", "Lamberton",
    "Langtry", "Lathrop", "Ledbetter", "Lindqvist", "Lockridge", "Loomis", "Lovelace", "Lundgren", "Macready",
    "Magnuson", "Mansfield", "Marchetti", "Mayweather", "McAllister", "McCrory", "McIlvaine", "Medrano",
    "Merriwether", "Mickelson", "Milbank", "Montague", "Moorehead", "Moriyama", "Mulcahy", "Nakagawa", "Narvaez",
    "Nettlefield", "Newcombe", "Nightingale", "Nordstrom", "O'Bannon", "O'Dowd", "Oglethorpe", "Okafor",
    "Oliveira", "Osgood", "Oyelaran", "Pacheco", "Palmerston", "Partridge", "Pemberton", "Pendergast", "Pettibone",
    "Pickering", "Pinckney", "Plunkett", "Poindexter", "Prendergast", "Prudhomme", "Quackenbush", "Quesada",
    "Quillan", "Radcliffe", "Rainwater", "Ramsdell", "Ravenscroft", "Rawlings", "Redfern", "Renfro",
    "Rickenbacker", "Ridgeway", "Rosales", "Rothstein", "Rutledge", "Saavedra", "Sandoval", "Satterfield",
    "Schumacher", "Scoggins", "Sedgwick", "Shackleton", "Shimizu", "Silverthorn", "Skelton", "Sloane", "Snodgrass",
    "Sorrell", "Spivey", "Stallworth", "Standish", "Steelman", "Stoddard", "Strickland", "Sturgis", "Sutcliffe",
    "Swearingen", "Tackett", "Tavares", "Tennyson", "Thackeray", "Thornhill", "Throckmorton", "Tillman",
    "Tomlinson", "Trelawney", "Trujillo", "Tumulty", "Tuttle", "Underhill", "Urquhart", "Valdivia", "Vandermeer",
    "Vanterpool", "Villanueva", "Wadsworth", "Wainwright", "Walpole", "Waverly", "Weatherby", "Westbrook",
    "Whitcomb", "Wigginton", "Wilkerson", "Winslow", "Witherspoon", "Wolcott", "Woodruff", "Wyckoff", "Yablonsky",
    "Yamagata", "Yarborough", "Youngblood", "Zaragoza", "Zimmerlee",
)  # fmt: skip


class NameBook:
    """Names in an order that the seed alone decides; no man of a game is called like another, so what
    was given is kept.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.taken: set[str] = set()
        self.drawn = 0

    def next(self, club: str) -> str:
        """A name for somebody new at a club, which nobody else gets; only the seed decides which."""
        while True:
            digest = sha256(f"lords {self.seed} {club} {self.drawn}".encode()).digest()
            self.drawn += 1
            name = f"{FIRST[_number(digest[:4], FIRST)]} {LAST[_number(digest[4:8], LAST)]}"
            if name not in self.taken:
                self.taken.add(name)
                return name


def _number(digest: bytes, names: tuple[str, ...]) -> int:
    """A place in *names* that only the digest decides."""
    return int.from_bytes(digest, "big") % len(names)
