import { Injectable } from '@nestjs/common';
import { type Figure, LEADERS_OF_CATEGORY } from '@toile/contracts';
import type { Share } from '../../figure/figure-row.js';
import { categoryName } from '../../scope/names.js';
import type { Scope } from '../../scope/scope.js';
import { ranked } from '../category-overview/category-overview.js';
import { drawnOf, looksOf, sum, tagsOfCategories } from '../category-tags.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';

/** How much of a category its three leading trends are: of all times that a look has one of its tags. */
@Injectable()
export class CategoryLeaders implements CountedFigure {
  readonly address = 'graphs/category-leaders';

  constructor(private readonly figures: Figures) {}

  async count(scope: Scope): Promise<Figure> {
    const categories = await tagsOfCategories(this.figures, scope);
    const describe = (key: string) => ({
      label: categoryName(key),
      tag_name: key,
      season_short: scope.season.short_name,
    });
    const tagsOf = (key: string) => categories.get(key) ?? [];
    const measured = {
      now: (key: string) => leadersOf(tagsOf(key).map(({ now }) => now)),
      before: (key: string) => leadersOf(tagsOf(key).flatMap(({ before }) => (before ? [before] : []))),
    };
    const rows = ranked([...categories.keys()], describe, measured, 1);
    return this.figures.answer('category_leaders', scope, await this.figures.showDays(scope), rows);
  }
}

function leadersOf(tags: readonly Share[]): Share {
  const sorted = [...tags].sort((a, b) => looksOf(b) - looksOf(a));
  const draws = drawnOf(sorted, (looks) => sum(looks.slice(0, LEADERS_OF_CATEGORY)) / sum(looks));
  return {
    numerator: sum(sorted.slice(0, LEADERS_OF_CATEGORY).map(looksOf)),
    denominator: sum(sorted.map(looksOf)),
    ...(draws && { draws: () => draws }),
  };
}
