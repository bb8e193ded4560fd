"""Run by ``python -m unittest``; what asks a running Toile wants TOILE_URL and TOILE_TOKEN."""

import base64
import hashlib
import hmac
import os
import tempfile
import unittest
from pathlib import Path

import httpx

from toile import Toile, ToileProblem, verify_webhook


def client(answers, **options):
    """A client whose requests are answered one after the other; what it asked and how long it waited."""
    asked, waited = [], []

    def handle(request):
        asked.append(request)
        answer = answers[min(len(asked), len(answers)) - 1]
        if isinstance(answer, Exception):
            raise answer
        return answer

    toile = Toile("https://toile.test", "t", transport=httpx.MockTransport(handle), sleep=waited.append, **options)
    return toile, asked, waited


class Manners(unittest.TestCase):
    def test_waits_as_long_as_it_is_told_and_writes_once(self):
        throttled = httpx.Response(429, headers={"retry-after": "7"}, json={})
        toile, asked, waited = client([throttled, httpx.ConnectError("gone"), httpx.Response(201, json={"id": 1})])
        self.assertEqual(toile.write("POST", "/api/x", {"a": 1}), {"id": 1})
        self.assertEqual(waited[0], 7)
        self.assertLessEqual(waited[1], 0.6)
        self.assertEqual(len({request.headers["idempotency-key"] for request in asked}), 1)
        self.assertEqual(asked[0].headers["toile-version"], "2026-11-26")

    def test_does_not_wait_for_hours_nor_repeat_what_is_refused(self):
        hours = httpx.Response(429, headers={"retry-after": "7200"}, json={})
        toile, asked, waited = client([hours])
        with self.assertRaises(ToileProblem):
            toile.get("/api/x")
        refused = {"type": "/problems/token/forbidden", "title": "Not allowed", "detail": "No."}
        toile, asked, waited = client([httpx.Response(403, json=refused)])
        with self.assertRaises(ToileProblem) as caught:
            toile.get("/api/x")
        self.assertEqual((caught.exception.code, len(asked), waited), ("token/forbidden", 1, []))
        self.assertEqual(caught.exception.help, "https://toile.test/problems/token/forbidden")

    def test_reads_lists_to_their_end(self):
        page = lambda rows: httpx.Response(200, json={"results": rows, "total_count": 3, "page": 1, "page_size": 2})
        toile, asked, _ = client([page([{"n": 1}, {"n": 2}]), page([{"n": 3}])])
        self.assertEqual([row["n"] for row in toile.each("/api/x", q="lace")], [1, 2, 3])
        self.assertEqual([dict(request.url.params) for request in asked], [{"q": "lace", "page": "1"}, {"q": "lace", "page": "2"}])

    def test_reads_lists_by_cursors_where_they_have_them(self):
        page = lambda rows, following: httpx.Response(200, json={"results": rows, "next": following})
        toile, asked, _ = client([page([{"n": 1}], "abc"), page([{"n": 2}], 7), page([{"n": 3}], None)])
        self.assertEqual([row["n"] for row in toile.each("/api/x", q="lace")], [1, 2, 3])
        sent = [dict(request.url.params) for request in asked]
        self.assertEqual(sent[1:], [{"q": "lace", "cursor": "abc"}, {"q": "lace", "before": "7"}])

    def test_leaves_no_half_of_a_file_behind(self):
        class Breaks(httpx.SyncByteStream):
            def __iter__(self):
                yield b"half"
                raise httpx.ReadError("gone")

        toile, _, _ = client([httpx.Response(200, stream=Breaks())])
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaises(httpx.ReadError):
                toile.download("trends/kpi", Path(folder) / "kpi.csv")
            self.assertEqual(list(Path(folder).iterdir()), [])


class Webhooks(unittest.TestCase):
    def test_tells_its_own_deliveries_from_others(self):
        key = b"0" * 24
        secret = "whsec_" + base64.b64encode(key).decode()
        body = b'{"id":"e1","type":"look.published"}'
        mac = hmac.new(key, b"e1.1000." + body, hashlib.sha256).digest()
        headers = {
            "Webhook-Id": "e1",
            "Webhook-Timestamp": "1000",
            "Webhook-Signature": "v1,b2xk v1," + base64.b64encode(mac).decode(),
        }
        self.assertEqual(verify_webhook(body, headers, secret, now=1100)["type"], "look.published")
        for changed in (
            lambda: verify_webhook(body + b" ", headers, secret, now=1100),
            lambda: verify_webhook(body, headers, secret, now=2000),
            lambda: verify_webhook(body, {**headers, "Webhook-Id": "e2"}, secret, now=1100),
            lambda: verify_webhook(body, {}, secret, now=1100),
        ):
            self.assertRaises(ValueError, changed)


@unittest.skipUnless(os.environ.get("TOILE_URL"), "no Toile runs: TOILE_URL says where")
class OfARunningToile(unittest.TestCase):
    FILTERS = {"season": "fall-winter-2026", "category": "other"}
    FIGURE = "category-overview/runway-share"

    def test_shows_a_figure_with_its_definition(self):
        with Toile() as toile:
            figure = toile.figure(self.FIGURE, **self.FILTERS)
            shares = {row["tag_name"]: row["value"] for row in figure}
            self.assertEqual(shares, {"denim": 32.5, "velvet": 67.5})
            self.assertIn("looks", figure.definition.formula)
            page = figure._repr_html_()
            for text in (figure.definition.formula.split("÷")[0].strip(), "32.5", "fall-winter-2026", " to "):
                self.assertIn(text, page)

    def test_downloads_with_a_receipt(self):
        with Toile() as toile, tempfile.TemporaryDirectory() as folder:
            made = toile.download(self.FIGURE, Path(folder) / "share.csv", **self.FILTERS)
            self.assertIn("denim", made.path.read_text(encoding="utf-8-sig"))
            receipt = toile.get(f"/api/dashboard/exports/{made.receipt_id}")
            self.assertEqual(receipt["rows"], 2)

    def test_says_what_is_wrong(self):
        with Toile() as toile, self.assertRaises(ToileProblem) as caught:
            toile.figure(self.FIGURE, city="atlantis")
        self.assertEqual(caught.exception.violations[0]["propertyPath"], "city")

    def test_makes_frames(self):
        try:
            import pandas
            import polars
        except ImportError:
            self.skipTest("pandas and polars are not both installed")
        with Toile() as toile:
            figure = toile.figure(self.FIGURE, **self.FILTERS)
        frame = figure.to_pandas()
        self.assertIsInstance(frame, pandas.DataFrame)
        self.assertEqual(frame.set_index("tag_name").loc["denim", "numerator"], 13)
        self.assertEqual(frame.attrs["meta"]["filters"]["season"], "fall-winter-2026")
        self.assertEqual(figure.to_polars().filter(polars.col("tag_name") == "denim")["interval_low"].len(), 1)


if __name__ == "__main__":
    unittest.main()
