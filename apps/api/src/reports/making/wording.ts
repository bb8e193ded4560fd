import type { FigureRow } from '@toile/contracts';
import type { Bar } from '../edition.js';

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const NUMBER = new Intl.NumberFormat('en', { useGrouping: true });
const percent = (value: number) => `${value.toFixed(1)} %`;

/** Rows that can be shown, as bars; `unit` decides what a year earlier is worked out from. */
export function barsOf(rows: readonly FigureRow[], unit: 'percent' | 'count', most: number): Bar[] {
  return rows
    .flatMap((row): Bar[] => {
      const { label, value, points, evolution, bar_background } = row;
      if (value === null || row.suppressed || value === 0) return [];
      const before =
        unit === 'percent' ? (points === null ? null : value - points) : countBefore(value, evolution);
      const valueLabel = unit === 'percent' ? (row.value_label ?? percent(value)) : NUMBER.format(value);
      return [{ label, value, valueLabel, before, evolution, colour: bar_background }];
    })
    .slice(0, most);
}

const countBefore = (value: number, evolution: number | null) =>
  evolution === null || evolution <= -100 ? null : value / (1 + evolution / 100);

export const NOTHING_KNOWN = 'Too little is known to say anything.';

/** What leads, in a sentence; names of things are written small in it, names of houses are not. */
export function leadOf(bars: readonly Bar[], of: string, areThings = true): string {
  const [first, ...others] = bars;
  if (!first) return NOTHING_KNOWN;
  const next = others.slice(0, 2).map(({ label }) => (areThings ? label.toLowerCase() : label));
  return `${first.label} first, with ${first.valueLabel}${of}${next.length > 0 ? `, before ${listed(next)}` : ''}.`;
}

/** What moved, in two sentences at most; nothing where nothing can be compared. */
export function movesOf(bars: readonly Bar[]): string {
  const known = bars.filter((bar) => bar.evolution !== null && bar.before !== null);
  const byMove = known.toSorted((a, b) => (b.evolution ?? 0) - (a.evolution ?? 0));
  const [rise, fall] = [byMove[0], byMove.at(-1)];
  const said = (bar: Bar | undefined, verb: string, sign: 1 | -1) =>
    bar && sign * (bar.evolution ?? 0) > 0
      ? [`${bar.label} ${verb}, from ${shownBefore(bar)} a year earlier to ${bar.valueLabel}.`]
      : [];
  return [...said(rise, 'rose most', 1), ...said(fall, 'gave way', -1)].join(' ');
}

const shownBefore = ({ before, valueLabel }: Bar) =>
  valueLabel.includes('%') ? percent(before ?? 0) : NUMBER.format(Math.round(before ?? 0));
