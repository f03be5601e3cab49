"""The commissioner signs in and out."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response

from fieldhouse.web.lobby import COMMISSIONER_COOKIE, address_of
from fieldhouse.web.requests import SignIn
from fieldhouse.web.routes.common import A_YEAR, PROBLEMS, Here

router = APIRouter(prefix="/api", tags=["commissioner"], responses={403: PROBLEMS[403]})


@router.post("/sign-in", status_code=204, responses={429: PROBLEMS[429]})
def sign_in(given: SignIn, request: Request, lobby: Here) -> Response:
    """With the key that the server printed when it was started."""
    if not lobby.is_key(given.key, address_of(request)):
        raise HTTPException(403, "That is not the commissioner's key.")
    response = Response(status_code=204)
    response.set_cookie(COMMISSIONER_COOKIE, lobby.commissioner_pass, max_age=A_YEAR, httponly=True, samesite="lax")
    return response


@router.post("/sign-out", status_code=204)
def sign_out() -> Response:
    """The browser is to forget the commissioner's cookie; the server remembers nobody."""
    response = Response(status_code=204)
    response.delete_cookie(COMMISSIONER_COOKIE)
    return response


@router.get("/me")
def me(request: Request, lobby: Here) -> dict[str, bool]:
    """Is this browser the commissioner's?"""
    return {"commissioner": lobby.is_commissioner(request)}
