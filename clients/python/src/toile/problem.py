"""What Toile refuses."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin

import httpx


class ToileProblem(Exception):
    """What Toile refused, in its own words (RFC 9457). ``help`` is the page with cause and cure."""

    def __init__(self, status: int, body: dict[str, Any] | None, url: str) -> None:
        self.status = status
        self.body = body or {}
        kind = str(self.body.get("type", ""))
        self.code: str | None = kind.removeprefix("/problems/") or None
        self.help: str | None = urljoin(url, kind) if kind.startswith("/") else None
        title, detail = self.body.get("title"), self.body.get("detail")
        super().__init__(f"{title}: {detail}" if title else f"Toile answered {status}.")

    @property
    def violations(self) -> list[dict[str, str]]:
        """With 422: every field at fault."""
        return list(self.body.get("violations", []))


def problem_of(answer: httpx.Response) -> ToileProblem:
    try:
        body = answer.json()
    except ValueError:
        body = None
    return ToileProblem(answer.status_code, body if isinstance(body, dict) else None, str(answer.url))
