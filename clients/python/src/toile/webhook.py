"""Deliveries of webhooks, as Standard Webhooks sign them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

LONGEST_AGE_S = 300


def verify_webhook(
    body: bytes, headers: Mapping[str, str], secret: str, now: float | None = None
) -> dict[str, Any]:
    """The event of a delivery. ``body`` as it came, not parsed and written again.

    Raises ValueError when it does not come from Toile, is too old, or was changed.
    """
    given = {name.lower(): value for name, value in headers.items()}
    ident, sent = given.get("webhook-id", ""), given.get("webhook-timestamp", "")
    if not ident or not sent.isdigit():
        raise ValueError("this is no delivery of a webhook")
    if abs((time.time() if now is None else now) - int(sent)) > LONGEST_AGE_S:
        raise ValueError("the delivery is too old, or the clock is wrong")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    expected = hmac.new(key, f"{ident}.{sent}.".encode() + body, hashlib.sha256).digest()
    signatures = [one[3:] for one in given.get("webhook-signature", "").split(" ") if one.startswith("v1,")]
    mine = base64.b64encode(expected).decode()
    if not any(hmac.compare_digest(one, mine) for one in signatures):
        raise ValueError("the signature is not that of this secret")
    event: dict[str, Any] = json.loads(body)
    return event
