import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { middleAround } from '../../figure/brand-draws.js';
import { EMPTY_ROW } from '../../figure/figure-row.js';
import { ranks } from '../../figure/ranks.js';
import { rounded } from '../../figure/rounded.js';
import { categoryName } from '../../scope/names.js';
import type { Scope } from '../../scope/scope.js';
import { drawnOf, looksOf, sum, type TagOfCategory, tagsOfCategories } from '../category-tags.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';

/** A category of fewer taggings says little. */
const FEWEST = 30;

/** How much of a category went to other trends than a year earlier: half of what the trends' parts of it differ by, 0 to 100 %. */
@Injectable()
export class CategoryTurnover implements CountedFigure {
  readonly address = 'graphs/category-turnover';

  constructor(private readonly figures: Figures) {}

  async count(scope: Scope): Promise<Figure> {
    const categories = await tagsOfCategories(this.figures, scope);
    const found = [...categories].flatMap(([key, tags]) => {
      const turnover = halfOfDifferences(tags.map(lookedAt));
      if (Number.isNaN(turnover)) return [];
      return [
        {
          key,
          turnover,
          taggings: sum(tags.map(({ now }) => looksOf(now))),
          interval: between(tags, turnover),
        },
      ];
    });
    const rank = ranks(new Map(found.map(({ key, turnover }) => [key, turnover])));
    const rows = found
      .sort((a, b) => b.turnover - a.turnover || a.key.localeCompare(b.key))
      .map(({ key, turnover, taggings, interval }): FigureRow => {
        const value = rounded(turnover, 1);
        return {
          ...EMPTY_ROW,
          label: categoryName(key),
          tag_name: key,
          season_short: scope.season.short_name,
          value,
          value_label: `${value.toFixed(1)} %`,
          ranking: rank.get(key) ?? null,
          interval,
          low_base: taggings < FEWEST,
        };
      });
    return this.figures.answer('category_turnover', scope, await this.figures.showDays(scope), rows);
  }
}

const lookedAt = ({ now, before }: TagOfCategory): [now: number, before: number] => [
  looksOf(now),
  looksOf(before),
];

/** In percent; not a number where there was nothing in one of the seasons. */
function halfOfDifferences(tags: readonly (readonly [now: number, before: number])[]): number {
  const now = sum(tags.map(([looks]) => looks));
  const before = sum(tags.map(([, looks]) => looks));
  if (now === 0 || before === 0) return Number.NaN;
  return 50 * sum(tags.map(([own, past]) => Math.abs(own / now - past / before)));
}

/**
 * Between what the turnover lies when brands are drawn anew, the same brands in both seasons. Drawing adds differences of its own, so
 * that every draw turns over more than was counted: what draws vary by is laid around what was counted.
 */
function between(tags: readonly TagOfCategory[], turnover: number): [number, number] | null {
  const shares = tags.flatMap(({ now, before }) => (before ? [now, before] : []));
  const draws = drawnOf(shares, (looks) =>
    halfOfDifferences(tags.map((_, at) => [looks[2 * at] ?? 0, looks[2 * at + 1] ?? 0])),
  );
  const found = draws && middleAround(draws, turnover);
  return found ? [rounded(Math.max(0, found[0]), 1), rounded(Math.min(100, found[1]), 1)] : null;
}
