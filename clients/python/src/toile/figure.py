"""A figure: its rows, what it counts, and as of when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from html import escape
from typing import TYPE_CHECKING, Any, TypedDict, overload

if TYPE_CHECKING:
    import pandas
    import polars


class Row(TypedDict, total=False):
    """A row; fields that do not apply are None."""

    label: str
    value: float | None
    value_label: str | None
    tag_name: str | None
    season_short: str | None
    ranking: int | None
    evolution: float | None
    points: float | None
    numerator: float | None
    denominator: float | None
    interval: tuple[float, float] | None
    change_interval: tuple[float, float] | None
    brands: int | None
    low_base: bool
    suppressed: bool
    new: bool


@dataclass(frozen=True)
class Definition:
    """What a figure counts, in words."""

    id: str
    version: int
    label: str
    formula: str
    numerator: str
    denominator: str

    @classmethod
    def of(cls, answer: dict[str, Any]) -> Definition:
        """Fields that are added later are passed over."""
        return cls(**{field.name: answer[field.name] for field in fields(cls)})


#: What stands in a notebook, in this order, where a row has it.
SHOWN = ("label", "value_label", "value", "interval", "evolution", "numerator", "denominator", "brands")


class Figure(Sequence[Row]):
    """Rows of a figure, in their order. In a notebook it shows itself with its definition."""

    def __init__(self, answer: dict[str, Any], definition: Definition | None = None) -> None:
        self.rows: list[Row] = answer["rows"]
        #: Definition, version, filters, window, ``as_of`` and ``fresh_to``.
        self.meta: dict[str, Any] = answer["meta"]
        self.definition = definition

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | list[Row]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __repr__(self) -> str:
        window = self.meta.get("window") or {}
        return (
            f"<Figure {self.meta['definition']} v{self.meta['version']}: {len(self)} rows, "
            f"{window.get('from')} to {window.get('to')}, as of {self.meta['as_of']}>"
        )

    def to_pandas(self) -> pandas.DataFrame:
        """A frame, a row each; ``attrs['meta']`` says what it is about. Needs ``toile[pandas]``."""
        import pandas

        frame = pandas.DataFrame(self._flat())
        frame.attrs["meta"] = self.meta
        return frame

    def to_polars(self) -> polars.DataFrame:
        """A frame, a row each. Needs ``toile[polars]``."""
        import polars

        return polars.DataFrame(self._flat(), infer_schema_length=None)

    def _flat(self) -> list[dict[str, Any]]:
        """Rows whose intervals are two columns."""
        flat = []
        for row in self.rows:
            one: dict[str, Any] = dict(row)
            for name in ("interval", "change_interval"):
                low, high = one.pop(name, None) or (None, None)
                one[f"{name}_low"], one[f"{name}_high"] = low, high
            flat.append(one)
        return flat

    def _repr_html_(self) -> str:
        columns = [name for name in SHOWN if any(row.get(name) is not None for row in self.rows)]
        if "value_label" in columns and "value" in columns:
            columns.remove("value")
        head = "".join(f"<th>{escape(name.removesuffix('_label'))}</th>" for name in columns)
        body = "".join(
            "<tr>" + "".join(f"<td>{_cell(row, name)}</td>" for name in columns) + "</tr>"
            for row in self.rows
        )
        return f"{self._about()}<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _about(self) -> str:
        window = self.meta.get("window") or {}
        name = self.definition.label if self.definition else str(self.meta["definition"])
        formula = f" = {escape(self.definition.formula)}" if self.definition else ""
        filters = ", ".join(f"{key} {value}" for key, value in self.meta.get("filters", {}).items())
        partial = " The season is still being shown." if self.meta.get("partial") else ""
        return (
            f"<p><b>{escape(name)}</b>{formula}<br><small>{escape(filters)}; "
            f"{escape(str(window.get('from')))} to {escape(str(window.get('to')))}, "
            f"as of {escape(str(self.meta['as_of']))}.{partial}</small></p>"
        )


def _cell(row: Row, name: str) -> str:
    value = row.get(name)
    if row.get("suppressed") and name.startswith("value"):
        return "<i>few people, not shown</i>"
    if value is None:
        return "–"
    if isinstance(value, (list, tuple)):
        return f"{value[0]:g} to {value[1]:g}"
    text = f"{value:g}" if isinstance(value, float) else str(value)
    mark = " <small>(few looks)</small>" if row.get("low_base") and name.startswith("value") else ""
    return escape(text) + mark
