"""Toile from Python: figures with their definitions, intervals and receipts."""

from .client import VERSION, Download, Toile
from .figure import Definition, Figure, Row
from .problem import ToileProblem
from .webhook import verify_webhook

__all__ = [
    "VERSION",
    "Definition",
    "Download",
    "Figure",
    "Row",
    "Toile",
    "ToileProblem",
    "verify_webhook",
]
