import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { EMPTY_ROW } from '../../figure/figure-row.js';
import { ranks } from '../../figure/ranks.js';
import { rounded } from '../../figure/rounded.js';
import { categoryName } from '../../scope/names.js';
import type { Scope } from '../../scope/scope.js';
import { looksOf, sum, type TagOfCategory, tagsOfCategories } from '../category-tags.js';
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
      const turnover = turnoverOf(tags);
      return turnover === null ? [] : [{ key, turnover, taggings: sum(tags.map(({ now }) => looksOf(now))) }];
    });
    const rank = ranks(new Map(found.map(({ key, turnover }) => [key, turnover])));
    const rows = found
      .sort((a, b) => b.turnover - a.turnover || a.key.localeCompare(b.key))
      .map(({ key, turnover, taggings }): FigureRow => {
        const value = rounded(turnover, 1);
        return {
          ...EMPTY_ROW,
          label: categoryName(key),
          tag_name: key,
          season_short: scope.season.short_name,
          value,
          value_label: `${value.toFixed(1)} %`,
          ranking: rank.get(key) ?? null,
          low_base: taggings < FEWEST,
        };
      });
    return this.figures.answer('category_turnover', scope, await this.figures.showDays(scope), rows);
  }
}

/** In percent; null where there was nothing in one of the seasons. */
function turnoverOf(tags: readonly TagOfCategory[]): number | null {
  const now = sum(tags.map((tag) => looksOf(tag.now)));
  const before = sum(tags.map((tag) => looksOf(tag.before)));
  if (now === 0 || before === 0) return null;
  return 50 * sum(tags.map((tag) => Math.abs(looksOf(tag.now) / now - looksOf(tag.before) / before)));
}
