"""Toile, asked as one member or as everybody."""

from __future__ import annotations

import os
import random
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

import httpx

from .figure import Definition, Figure
from .problem import problem_of

#: The api's version this client was written for.
VERSION = "2026-11-26"

Format = Literal["csv", "xlsx", "json", "parquet"]
Scalar = str | int | float | bool | None

_PASSING = {408, 429, 502, 503, 504}
_FIRST_PAUSE_S = 0.3


@dataclass(frozen=True)
class Download:
    """A file of a figure that was written to disk."""

    path: Path
    #: What is in it and how to ask for the same again: ``/api/dashboard/exports/{id}``.
    receipt_id: str | None


class Toile:
    """A client; close it, or use it in ``with``. What a token does not open Toile itself refuses.

    ``url`` and ``token`` are read from ``TOILE_URL`` and ``TOILE_TOKEN`` where they are left out.
    """

    def __init__(
        self,
        url: str | None = None,
        token: str | None = None,
        *,
        locale: Literal["en", "fr", "es", "it", "zh"] = "en",
        version: str = VERSION,
        retries: int = 4,
        longest_pause: float = 60.0,
        timeout: float = 60.0,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        base = url or os.environ.get("TOILE_URL")
        if not base:
            raise ValueError("say where Toile is: Toile('https://toile.example'), or TOILE_URL")
        token = token or os.environ.get("TOILE_TOKEN")
        headers = {"accept": "application/json", "toile-version": version, "x-toile-locale": locale}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self._http = httpx.Client(base_url=base, headers=headers, timeout=timeout, transport=transport)
        self._retries = retries
        self._longest_pause = longest_pause
        self._sleep = sleep
        self._definitions: dict[str, Definition] | None = None

    def __enter__(self) -> Toile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def get(self, path: str, **query: Scalar) -> Any:
        """The JSON of any address. Raises ToileProblem."""
        return self._request("GET", path, params=_given(query)).json()

    def write(self, method: Literal["POST", "PUT", "PATCH", "DELETE"], path: str, body: Any = None) -> Any:
        """Writes once, however often it has to be tried: it brings an Idempotency-Key of its own."""
        headers = {"idempotency-key": str(uuid.uuid4())}
        answer = self._request(method, path, json=body, headers=headers)
        return answer.json() if answer.content else None

    def figure(self, address: str, **filters: Scalar) -> Figure:
        """A figure of the dashboard, such as ``category-overview/runway-share``, with its definition."""
        answer = self.get(f"/api/dashboard/{address}", **filters)
        return Figure(answer, self.definitions().get(answer["meta"]["definition"]))

    def definitions(self) -> dict[str, Definition]:
        """What every figure counts, in words, by its id."""
        if self._definitions is None:
            listed = self.get("/api/dashboard/configuration")["definitions"]
            self._definitions = {one["id"]: Definition.of(one) for one in listed}
        return self._definitions

    def each(self, path: str, **query: Scalar) -> Iterator[dict[str, Any]]:
        """Every row of a list, one page asked at a time; by cursors where the list has them, so that none is lost or twice."""
        page = int(query.pop("page", 1) or 1)
        at: dict[str, Scalar] = {"page": page}
        while True:
            answer = self.get(path, **query, **at)
            yield from answer["results"]
            if "next" in answer:
                following = answer["next"]
                if following is None:
                    return
                at = {"cursor": following} if isinstance(following, str) else {"before": following}
                continue
            if not answer["results"] or page * answer["page_size"] >= answer["total_count"]:
                return
            page += 1
            at = {"page": page}

    def download(self, address: str, file: str | Path, *, format: Format = "csv", **filters: Scalar) -> Download:
        """A figure as a file, written as it comes in; an answer that breaks off leaves nothing behind."""
        path = Path(file)
        part = path.with_name(f"{path.name}.part")
        params = _given({**filters, "format": format})
        with self._http.stream("GET", f"/api/dashboard/{address}", params=params) as answer:
            if answer.is_error:
                answer.read()
                raise problem_of(answer)
            try:
                with part.open("wb") as out:
                    for chunk in answer.iter_bytes():
                        out.write(chunk)
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)
            return Download(path, answer.headers.get("x-receipt-id"))

    def _request(self, method: str, path: str, **sent: Any) -> httpx.Response:
        for tried in range(self._retries + 1):
            last = tried == self._retries
            try:
                answer = self._http.request(method, path, **sent)
            except httpx.TransportError:
                if last:
                    raise
                self._sleep(self._pause(tried))
                continue
            if answer.is_success:
                return answer
            wanted = answer.headers.get("retry-after", "")
            pause = float(wanted) if wanted.isdigit() else self._pause(tried)
            if last or answer.status_code not in _PASSING or pause > self._longest_pause:
                raise problem_of(answer)
            self._sleep(pause)
        raise AssertionError("unreachable")

    def _pause(self, tried: int) -> float:
        most = min(self._longest_pause, _FIRST_PAUSE_S * 2.0**tried)
        return most / 2 + random.random() * most / 2


def _given(query: dict[str, Scalar]) -> dict[str, str | int | float | bool]:
    return {name: value for name, value in query.items() if value is not None}
