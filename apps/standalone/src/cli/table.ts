type Cell = string | number | null;

/** Rows as aligned columns; numbers to the right. */
export function formatTable(rows: readonly Record<string, Cell>[]): string {
  const [first] = rows;
  if (!first) return '(none)';
  const names = Object.keys(first);
  const text = (value: Cell | undefined) =>
    typeof value === 'number' ? value.toLocaleString('en') : (value ?? '–');
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => text(row[name]).length)));
  const line = (cells: readonly string[], row?: Record<string, Cell>) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof row?.[names[column] ?? ''] === 'number' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [
    line(names),
    ...rows.map((row) =>
      line(
        names.map((name) => text(row[name])),
        row,
      ),
    ),
  ].join('\n');
}

/** Prints rows for a person, or one JSON array for a program. */
export function printRows(rows: readonly Record<string, Cell>[], json: boolean): void {
  console.log(json ? JSON.stringify(rows) : formatTable(rows));
}
