/** What a thing that is compared shows: values (tags, colours) with the part of it that has them, from 0 to 1. */
export type Shares = ReadonlyMap<string, number>;

export interface Row {
  value: string;
  /** Of each thing, in order. */
  shares: readonly number[];
}
export interface Difference {
  /** What all have: the most shared first. */
  same: readonly Row[];
  /** What they differ in: the widest apart first. */
  apart: readonly Row[];
}

/** The part of the pictures that have each value. Of one picture all that it has is whole. */
export function sharesOf(pictures: readonly (readonly string[])[]): Shares {
  const counts = new Map<string, number>();
  for (const values of pictures)
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map([...counts].map(([value, count]) => [value, count / pictures.length]));
}

/** What things have in common and what sets them apart: of looks what all or not all show, of collections how much of each. */
export function differences(things: readonly Shares[]): Difference {
  const values = [...new Set(things.flatMap((shares) => [...shares.keys()]))];
  const rows = values.map((value) => ({ value, shares: things.map((shares) => shares.get(value) ?? 0) }));
  const least = (row: Row) => Math.min(...row.shares);
  const span = (row: Row) => Math.max(...row.shares) - least(row);
  const by = (of: (row: Row) => number) => (a: Row, b: Row) =>
    of(b) - of(a) || a.value.localeCompare(b.value);
  return {
    same: rows.filter((row) => span(row) === 0).sort(by(least)),
    apart: rows.filter((row) => span(row) > 0).sort(by(span)),
  };
}
