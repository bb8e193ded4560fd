import type { Outcome } from './recount.js';

const SHOWN = 12;

/** Figures and in how many scopes they are equal, then what differs, then what was not recomputed, for a person. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const figures = [...new Set(outcomes.map(({ figure }) => figure))];
  const width = Math.max(...figures.map((figure) => figure.length));
  const lines = [`${'figure'.padEnd(width)}  scopes   rows  equal  differ`];
  for (const figure of figures) {
    const mine = outcomes.filter((outcome) => outcome.figure === figure);
    const omitted = mine.find((outcome) => outcome.omitted)?.omitted;
    const differ = mine.filter(({ differences }) => differences.length > 0).length;
    const rows = mine.reduce((sum, outcome) => sum + outcome.rows, 0);
    const counts = [String(mine.length).padStart(6), String(rows).padStart(6)];
    lines.push(
      omitted
        ? `${figure.padEnd(width)}  not recomputed: ${omitted}`
        : `${figure.padEnd(width)}  ${counts.join(' ')} ${String(mine.length - differ).padStart(6)} ${String(differ).padStart(7)}`,
    );
  }
  for (const { figure, filters, differences } of outcomes.filter((one) => one.differences.length > 0)) {
    lines.push('', `${figure}?${new URLSearchParams(filters)}`);
    for (const { row, field, toile, recount } of differences.slice(0, SHOWN))
      lines.push(`  ${row}: ${field} is ${shown(toile)} in Toile and ${shown(recount)} in the recount`);
    if (differences.length > SHOWN) lines.push(`  and ${differences.length - SHOWN} more`);
  }
  const compared = outcomes.filter(({ omitted }) => !omitted);
  const equal = compared.filter(({ differences }) => differences.length === 0).length;
  lines.push('', `${equal} of ${compared.length} figures in scopes are equal`);
  return lines.join('\n');
}

const shown = (value: unknown) => (value === null || value === undefined ? 'nothing' : String(value));
