import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { shareRow } from '../../figure/figure-row.js';
import type { Scope } from '../../scope/scope.js';
import { runwayCells } from '../category-overview/category-overview.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited } from '../graphs/graphs.js';
import { changeOf, isLarge } from '../kpi/trend-kpi.js';

const FALLERS = 10;

/** The tags whose runway share has fallen most against the same season a year earlier, also to nothing. */
@Injectable()
export class Fallers implements CountedFigure {
  readonly address = 'graphs/fallers/home';

  constructor(private readonly figures: Figures) {}

  async count(scope: Scope): Promise<Figure> {
    const { season } = scope;
    const names = await this.figures.names.all();
    const previous = season.previous ?? '';
    const brands = await this.figures.brandsOf(scope);
    const seasons = [season.slug, previous];
    const { keys, share } = await this.figures.looks.by('tag', scope, names, seasons, brands);
    const growth = (key: string) => changeOf(share(season.slug, key), share(previous, key));
    const rows = keys
      .filter((key) => isLarge(share(previous, key)) && growth(key) < 1)
      .sort((a, b) => growth(a) - growth(b) || a.localeCompare(b))
      .map((key, index): FigureRow => {
        const described = { label: names.tag(key), tag_name: key, season_short: season.short_name };
        const row = shareRow(described, share(season.slug, key), share(previous, key), 1);
        return { ...row, ...runwayCells(row), ranking: index + 1 };
      });
    return this.figures.answer('fallers', limited(scope, FALLERS), await this.figures.showDays(scope), rows);
  }
}
