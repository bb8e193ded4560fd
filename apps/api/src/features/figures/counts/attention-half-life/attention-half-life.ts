import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { drawsOf, middle } from '../../figure/brand-draws.js';
import { EMPTY_ROW } from '../../figure/figure-row.js';
import { ranks } from '../../figure/ranks.js';
import { rounded } from '../../figure/rounded.js';
import { type Attention, AttentionQuery, FOLLOWED_DAYS } from '../../measures/attention.query.js';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited } from '../graphs/graphs.js';
import { halfLifeOf } from './half-life.js';

/** The numerator: openings of the first days. */
const FIRST_DAYS = 7;
/** Trends with fewer openings are not in the list: of a few, one more or less moves the half. */
const FEWEST = 50;
/** Fewer openings say little of when they came. */
const LOW_BASE = 100;

/** How long a trend is looked at: days after the show by which half of four weeks' openings of its looks have come, longest first. */
@Injectable()
export class AttentionHalfLife implements CountedFigure {
  readonly address = 'graphs/attention-half-life';

  constructor(
    private readonly figures: Figures,
    private readonly attention: AttentionQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const brands = await this.figures.brandsOf(scope);
    const byTag = new Map<string, Attention[]>();
    for (const part of await this.attention.of(scope, names, brands))
      byTag.set(part.tag, [...(byTag.get(part.tag) ?? []), part]);
    const found = [...byTag]
      .map(([tag, parts]) => ({ tag, parts, days: daysOf(parts) }))
      .filter(({ days }) => sum(days) >= FEWEST)
      .map((one) => ({ ...one, halfLife: halfLifeOf(one.days) }));
    const rank = ranks(new Map(found.map(({ tag, halfLife }) => [tag, halfLife])));
    const rows = found
      .sort((a, b) => b.halfLife - a.halfLife || a.tag.localeCompare(b.tag))
      .map(({ tag, parts, days, halfLife }): FigureRow => {
        const value = rounded(halfLife, 1);
        const denominator = sum(days);
        return {
          ...EMPTY_ROW,
          label: names.tag(tag),
          tag_name: tag,
          season_short: scope.season.short_name,
          value,
          value_label: value.toFixed(1),
          numerator: sum(days.slice(0, FIRST_DAYS)),
          denominator,
          ranking: rank.get(tag) ?? null,
          brands: parts.length,
          interval: intervalOf(parts),
          low_base: denominator < LOW_BASE,
        };
      });
    return this.figures.answer(
      'attention_half_life',
      limited(scope),
      await this.figures.showDays(scope),
      rows,
    );
  }
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

function daysOf(parts: readonly Attention[], times: (brand: string) => number = () => 1): number[] {
  const days = new Array<number>(FOLLOWED_DAYS).fill(0);
  for (const { brand, ages, openings } of parts) {
    const often = times(brand);
    for (const [index, age] of ages.entries()) days[age] = (days[age] ?? 0) + often * (openings[index] ?? 0);
  }
  return days;
}

/** Brands are drawn anew: the openings of one show are not independent. */
function intervalOf(parts: readonly Attention[]): [number, number] | null {
  if (parts.length < 2) return null;
  const draws = Float64Array.from(drawsOf(''), (_, draw) =>
    halfLifeOf(daysOf(parts, (brand) => drawsOf(brand)[draw] ?? 0)),
  );
  const found = middle(draws);
  return found && [rounded(found[0], 1), rounded(found[1], 1)];
}
