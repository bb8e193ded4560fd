import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { middle } from '../../figure/brand-draws.js';
import { EMPTY_ROW, type Share } from '../../figure/figure-row.js';
import { ranks } from '../../figure/ranks.js';
import { rounded } from '../../figure/rounded.js';
import { categoryName } from '../../scope/names.js';
import type { Scope } from '../../scope/scope.js';
import { drawnOf, looksOf, sum, tagsOfCategories } from '../category-tags.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';

/** A category of fewer taggings says little. */
const FEWEST = 30;

/**
 * How many trends of a category would make it as varied if all were shown alike often: the inverse of the sum of squared parts (Laakso
 * and Taagepera 1979). One where a single trend is all there is.
 */
@Injectable()
export class CategoryVariety implements CountedFigure {
  readonly address = 'graphs/category-variety';

  constructor(private readonly figures: Figures) {}

  async count(scope: Scope): Promise<Figure> {
    const categories = await tagsOfCategories(this.figures, scope);
    const found = [...categories].map(([key, tags]) => ({
      key,
      now: varietyOf(tags.map(({ now }) => now)),
      before: varietyOf(tags.flatMap(({ before }) => (before ? [before] : []))),
    }));
    const rank = ranks(new Map(found.map(({ key, now }) => [key, now.number])));
    const rows = found
      .sort((a, b) => b.now.number - a.now.number || a.key.localeCompare(b.key))
      .map(({ key, now, before }): FigureRow => {
        const value = rounded(now.number, 1);
        const change = before.taggings > 0 ? (100 * (now.number - before.number)) / before.number : null;
        return {
          ...EMPTY_ROW,
          label: categoryName(key),
          tag_name: key,
          season_short: scope.season.short_name,
          value,
          value_label: value.toFixed(1),
          ranking: rank.get(key) ?? null,
          interval: now.interval,
          evolution: change === null ? null : rounded(change, 1),
          low_base: now.taggings < FEWEST,
        };
      });
    return this.figures.answer('category_variety', scope, await this.figures.showDays(scope), rows);
  }
}

const effective = (looks: readonly number[]) => sum(looks) ** 2 / sum(looks.map((one) => one ** 2));

function varietyOf(tags: readonly Share[]) {
  const looks = tags.map(looksOf);
  const draws = drawnOf(tags, effective);
  const found = draws && middle(draws);
  const interval: [number, number] | null = found ? [rounded(found[0], 1), rounded(found[1], 1)] : null;
  return { number: effective(looks), taggings: sum(looks), interval };
}
