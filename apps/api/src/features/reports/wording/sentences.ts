import { labelIn, mayBeChance, valueIn } from '../../figures/index.js';
import type { Bar } from '../edition.js';
import type { Finding } from '../findings.js';
import type { Words } from './words.js';

/** What is counted: part of the looks or searches of a season, or openings. */
export type Base = 'looks' | 'searches' | 'openings';
const MOST_FOLLOWERS = 2;

/** Rows as bars; `base` decides what a year earlier is worked out from. */
export function barsOf(rows: readonly Finding[], base: Base, said: Words): Bar[] {
  return rows.flatMap((row): Bar[] => {
    const { value, points, evolution } = row;
    if (value === null) return [];
    const before =
      base === 'openings' ? countBefore(value, evolution) : points === null ? null : value - points;
    return [
      {
        label: labelIn(said.locale, row),
        value,
        before,
        evolution,
        isUncertain: mayBeChance(row),
        colour: row.bar_background,
        valueLabel: base === 'openings' ? said.number(value) : valueIn(said.locale, row),
      },
    ];
  });
}

const countBefore = (value: number, evolution: number | null) =>
  evolution === null || evolution <= -100 ? null : value / (1 + evolution / 100);

/** What leads, in a sentence; names of things are written small in it, names of brands are not. */
export function leadOf(bars: readonly Bar[], base: Base, whole: number, said: Words): string {
  const { words, fill } = said;
  const [first, ...others] = bars;
  if (!first) return words.nothing;
  const next = others
    .slice(0, MOST_FOLLOWERS)
    .map(({ label }) => (base === 'openings' ? label : said.small(label)));
  return fill(words.first[base], {
    name: first.label,
    whole,
    value: base === 'openings' ? first.value : first.valueLabel,
    before: next.length > 0 ? fill(words.before, { names: said.list(next) }) : '',
  });
}

/** What moved, in two sentences at most; nothing where nothing can be compared. */
export function movesOf(bars: readonly Bar[], base: Base, said: Words): string {
  const known = bars.filter((bar) => bar.evolution !== null && bar.before !== null);
  const byMove = known.toSorted((a, b) => (b.evolution ?? 0) - (a.evolution ?? 0));
  const shown = (value: number) =>
    base === 'openings' ? said.number(Math.round(value)) : said.percent(value);
  const moved = (bar: Bar | undefined, message: string, sign: 1 | -1) =>
    bar && sign * (bar.evolution ?? 0) > 0
      ? [said.fill(message, { name: bar.label, before: shown(bar.before ?? 0), now: bar.valueLabel })]
      : [];
  const sentences = [...moved(byMove[0], said.words.rose, 1), ...moved(byMove.at(-1), said.words.fell, -1)];
  return sentences.join(said.locale === 'zh' ? '' : ' ');
}
