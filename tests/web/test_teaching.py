"""What teaches: the rules as pages, words and signs that explain themselves, legends at charts and cards."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient
from markupsafe import escape
from playwright.sync_api import expect

from contract.games import VARIANTS, Variant
from fieldhouse import catalog
from fieldhouse.games.bowlbound import cells as bowlbound_cells
from fieldhouse.gridiron import cells as gridiron_cells
from fieldhouse.table.session import Session
from fieldhouse.table.words import Cited
from fieldhouse.web.boards import charts
from fieldhouse.web.boards.charts import columns_of, grids
from fieldhouse.web.boards.football import charts_of
from fieldhouse.web.game_facts import game_facts
from fieldhouse.web.rulebook import BOOKS, book, rule_link
from fieldhouse.web.terms import cited, found, meanings, taught, terms
from fieldhouse.web.wording import parted
from web.browsing import answer
from web.conftest import SetUp, Visitor
from web.playing import play_until

BROKEN = """
(all) => all.filter((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return !/[\\s-]/.test(each.textContent.trim()) && range.getClientRects().length > 1;
}).map((each) => each.textContent)
"""
"""Words without a blank that stand in more than one line."""
every_book = pytest.mark.parametrize("name", BOOKS)
OF_CHARTS = [variant for variant in VARIANTS if variant.game in ("ddf", "bowlbound") and variant.name == "advanced"]


@every_book
def test_the_rules_of_a_game_are_a_page_without_what_only_engineers_want(client: TestClient, name: str) -> None:
    page = client.get(f"/rules/{name}").text
    assert book(name).title.partition(":")[0] in page
    assert "<code>test_" not in page and "Functions are" not in page
    assert 'href="#where-to-find-it"' not in page
    text = str(book(name).body)
    assert re.findall(r"[\w/]*(?:\.py\b|\.txt\b|\b(?:tests|tools|library|docs)/)", text) == []
    assert re.findall(r".{20}\bfunctions?\b|.{20}\btests?\b", text) == []


@every_book
def test_the_search_looks_into_words_and_signs_first(client: TestClient, name: str) -> None:
    for term in terms(name).values():
        assert found(name, term.sign)[0].heading.startswith(f"{term.sign} ("), term.sign
        assert re.search(rf'id="{term.anchor}"><dt>', client.get(f"/rules/{name}").text)
    sign = next(iter(terms(name).values()))
    assert f'href="#{sign.anchor}"' in client.get(f"/rules/{name}", params={"find": sign.sign}).text


def test_no_word_of_the_legend_is_broken(visitor: Visitor, address: str) -> None:
    page = visitor(width=1280, height=800).new_page()
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{address}/rules/lords")
        assert page.locator(".signs dt").evaluate_all(BROKEN) == []


@every_book
def test_no_place_of_a_page_of_rules_has_a_twin(client: TestClient, name: str) -> None:
    page = client.get(f"/rules/{name}").text
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    dangling = {target for target in re.findall(r'href="#([^"]+)"', page) if target not in ids} - {"main"}
    assert not dangling


@every_book
def test_every_rule_that_a_word_names_is_found_in_the_book(name: str) -> None:
    assert terms(name)
    assert all("#" in rule_link(name, term.rule) for term in terms(name).values())


@pytest.mark.parametrize(
    ("game", "number", "anchor"),
    [
        ("ddf", "3.8", "r-3.8"),
        ("lords", "5.3.4", "r-5.3.2"),  # told together with others
        ("lords", "6.2.4b", "r-6.2.4"),
        ("lords", "5.3", "r-5.3.1"),
        ("bowlbound", "VI-4-C-iii", "r-VI-4-C-iii"),
        ("statispro", "16.1", "16-index-points"),  # a chapter without numbers
        ("statispro", "3.3", "r-3.3"),  # in the midst of a paragraph
    ],
)
def test_a_rule_number_is_a_link_to_its_rule(game: str, number: str, anchor: str) -> None:
    assert rule_link(game, number) == f"/rules/{game}#{anchor}"


def test_the_rules_are_searched_for_all_words(client: TestClient) -> None:
    found = book("ddf").found("pooch ROLL")
    assert [passage.anchor for passage in found] == ["r-3.8"]
    assert 'href="#r-3.8"' in client.get("/rules/ddf?find=pooch+roll").text
    assert "No places" in client.get("/rules/ddf?find=shortstop").text


def test_there_are_no_rules_of_other_names(client: TestClient) -> None:
    assert client.get("/rules/chess").status_code == 404
    assert client.get("/rules/chess/beside").status_code == 404


@pytest.mark.parametrize("variant", OF_CHARTS, ids=repr)
def test_every_sign_of_a_chart_has_a_meaning(variant: Variant) -> None:
    session = Session(variant.definition, variant.header(1), [None, None])
    strange = {
        cell["text"]
        for team in charts_of(session.game)
        for grid in grids(variant.game, team)
        for row in grid["rows"]
        for cell in row["cells"]
        if cell["text"] and not cell["sign"]
    }
    assert not strange
    assert all(list(columns_of(team)) for team in charts_of(session.game))


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("INT 12", "INT #"),
        ("DEF 5X", "DEF #X"),
        ("PI 11", "PI #"),
        ("-2", "#"),
        ("-", "-"),
        ("(-1)", "(#)"),
        ("16!", "#!"),
    ],
)
def test_a_cell_has_its_sign(text: str, sign: str) -> None:
    assert charts.sign("ddf", gridiron_cells.read_cell(text)) == sign


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("-DS", "DS"),
        ("INT X", "INT #"),
        ("(T1)", "(#)"),
        ("[-2]", "[#]"),
        ("OFF S", "OFF S"),
        ("DEF 5Y", "DEF #Y"),
        ("OFF 10", "OFF #"),
        ("INC*", "INC"),
        ("7*", "#*"),
        ("*", "*"),
        ("F", "F"),
    ],
)
def test_a_college_cell_has_its_sign(text: str, sign: str) -> None:
    assert charts.sign("bowlbound", bowlbound_cells.read_cell(text)) == sign


def test_words_of_a_sentence_explain_themselves_and_its_rule_is_a_link() -> None:
    told = str(taught(Cited("<b> with its OPS", "5.3.12", "? The OPS."), "lords"))
    assert told.startswith("&lt;b&gt; with its <span") and told.count('data-tip="the number on a card') == 2
    assert '</span> (<a class="rule" href="/rules/lords#r-5.3.12" data-beside>5.3.12</a>)? The ' in told
    assert [sign for sign, _ in meanings("statispro", ("Pass # 26", "the ATTEMPTS"))] == ["Pass #", "ATTEMPTS"]
    assert str(taught("COOPS and OPSIN", "lords")) == "COOPS and OPSIN"


def test_a_line_of_help_gives_its_rule_away() -> None:
    place = rule_link("lords", "5.7.1")
    assert cited(Cited("no turn", "5.7.1"), "lords") == ("no turn", "5.7.1", place)
    assert cited(Cited("no turn", "5.7.1", " of yours"), "lords") == ("no turn of yours", "5.7.1", place)
    assert cited("Nothing is read out of a text (5.7.1)", "lords") == ("Nothing is read out of a text (5.7.1)", "", "")


def test_a_long_prompt_is_told_first_and_asked_last_with_its_rule() -> None:
    long = "word " * 20
    assert parted("Short. Is it?") == ("", "Short. Is it?")
    assert parted(f"{long}it is. So?") == (f"{long}it is. ", "So?")
    said, asked = parted(Cited(f"{long}it is. A loan", "3.4", "?"))
    assert (said, asked) == (f"{long}it is. ", "A loan (3.4)?") and isinstance(asked, Cited)
    said, asked = parted(Cited(f"{long}first", "3.1", ". Money. So?"))
    assert (said, asked) == (f"{long}first (3.1). Money. ", "So?") and isinstance(said, Cited)


def test_presets_are_told_in_words(client: TestClient) -> None:
    for name in catalog.GAMES:
        facts = game_facts(name)
        assert set(facts["preset_help"]) == set(facts["presets"])
        page = client.get(f"/new/{name}").text
        assert all(escape(words) in page for words in facts["preset_help"].values())


@pytest.mark.parametrize("name", [name for name in catalog.GAMES if catalog.game(name).strengths])
def test_computers_are_told_from_the_weakest_to_the_best_with_what_was_measured(client: TestClient, name: str) -> None:
    definition, page = catalog.game(name), client.get(f"/new/{name}").text
    told = re.findall(r"<dt>(\w+)</dt><dd>(.*?)</dd>", page, re.DOTALL)[: len(definition.all_levels)]
    assert [level.lower() for level, _ in told] == list(definition.ladder)
    assert told[0][0] == "Random"
    measured = definition.strengths
    shares = [measured[level].share for level in definition.ladder if level in measured]
    assert shares == sorted(shares)
    assert all(measured[level].words in dict(told)[level.capitalize()].lower() for level in measured)
    usual = page.split(f'value="computer:{definition.levels[0]}"')[1:]
    assert sum("selected" in option.split(">")[0] for option in usual) == len(usual) - 1, "all seats but mine"


def test_a_level_is_chosen_by_its_measured_strength_and_told_at_the_table(visitor: Visitor, address: str) -> None:
    definition = catalog.game("ddf")
    level = next(level for level in definition.ladder if level in definition.strengths)
    words = definition.strengths[level].words
    page = visitor(width=1280, height=900).new_page()
    page.goto(f"{address}/new/ddf")
    ladder = page.locator("dl.signs dt")
    assert [name.lower() for name in ladder.all_inner_texts()][: len(definition.ladder)] == list(definition.ladder)
    who = page.locator(".side").first.get_by_label("Who plays")
    expect(who.locator(f"option[value='computer:{level}']")).to_have_text(f"Computer, {level}: {words}")
    who.select_option(f"computer:{level}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".answers button").first).to_be_enabled()
    expect(page.locator("main")).to_contain_text(f"computer, {level} ({words})")


def test_a_legend_stands_at_charts_and_cards(client: TestClient, set_up: SetUp) -> None:
    table = set_up()
    charts = client.get(f"/watch/{table['table']}/charts").text
    assert '<div data-sign="QT"><dt>QT</dt><dd>quarterback trapped' in charts
    assert 'data-means="INT #"' in charts
    assert "What the signs mean" in client.get("/teams/statispro/2040-TID").text


def test_a_question_tells_what_its_words_mean(client: TestClient, set_up: SetUp) -> None:
    (seat,) = set_up("lords")["seats"]
    play_until(client, seat["token"], "action")
    page = client.get(seat["link"]).text
    assert '<a class="rule" href="/rules/lords#r-5.3.1" data-beside aria-label="Rule 5.3.1">' in page
    assert '<dl class="signs"><div><dt>OPS</dt>' in page


def test_what_a_card_reads_explains_itself_on_hover_focus_and_click(visitor: Visitor, address: str) -> None:
    """Fast Action: "99 FD5", "C +6" and "rest defense SG" are no words."""
    context = visitor(width=1280, height=900)
    wish = {"game": "statispro", "orders": "usual"}
    (seat,) = context.request.post(f"{address}/api/tables", data=wish).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    page.get_by_role("button", name="As my assistant plans it").click()
    readings = page.locator(".fac dd .term")
    expect(readings).to_have_count(10)
    assert page.locator(".tray .reads .term").count() == page.locator(".tray .reads").count() > 0
    tip, foul = page.locator("#tip"), page.locator(".fac div", has_text="FOUL #").locator("dd .term")
    for reach in (foul.hover, foul.focus, foul.click):
        reach()
        expect(tip).to_contain_text("The foul is the man's whose FOUL RANGE holds")
        page.mouse.move(2, 2)
        page.keyboard.press("Escape")
        expect(tip).to_be_hidden()


def test_a_stranger_learns_at_the_table_without_leaving_it(visitor: Visitor, address: str) -> None:
    page = visitor(width=1280, height=900).new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator(".answers button").first).to_be_enabled()
    while not page.locator(".tray .cell .term").count():
        answer(page)
    at_table = page.url
    tip, sign = page.locator("#tip"), page.locator(".tray .cell .term").first
    expect(tip).to_be_hidden()
    sign.hover()
    expect(tip).to_be_visible()
    page.mouse.move(2, 2)
    expect(tip).to_be_hidden()
    sign.focus()
    expect(tip).to_be_visible()
    assert sign.get_attribute("aria-describedby") == "tip"
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.keyboard.press("r")
    beside = page.locator("#beside")
    expect(beside.get_by_role("heading", name="Words and signs")).to_be_visible()
    beside.get_by_label("Find").fill("pooch roll")
    beside.get_by_role("button", name="Search").click()
    expect(beside.get_by_role("status")).to_contain_text("1 place")
    beside.locator(".found a").first.click()
    expect(beside.locator(".here")).to_contain_text("3.8")
    beside.get_by_role("button", name="Close the rules").click()
    expect(beside).to_be_hidden()
    assert page.url == at_table
