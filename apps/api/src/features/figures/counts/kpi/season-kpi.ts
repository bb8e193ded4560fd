import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { type Count, countRow } from '../../figure/figure-row.js';
import type { Both } from '../../measures/both-windows.js';
import { WHOLE } from '../../measures/measure-params.js';
import { inSeasons } from '../../measures/windows.query.js';
import type { Scope } from '../../scope/scope.js';
import { Figures } from '../figures.js';

/** A season beside the same one a year earlier: what was shown, and what readers did with it. */
@Injectable()
export class SeasonKpi {
  constructor(private readonly figures: Figures) {}

  async of(scope: Scope): Promise<Figure> {
    const { season } = scope;
    const names = await this.figures.names.all();
    const shownIn = await this.figures.windows.of(scope, season);
    const windows = inSeasons(shownIn, season);
    const previous = windows.before?.season;
    const brands = await this.figures.brandsOf(scope);
    const [looks, views, searches, boards] = await Promise.all([
      this.figures.looks.by('brand', scope, names, [season.slug, previous ?? ''], brands),
      this.figures.views.ofAll(scope, names, windows, brands),
      this.figures.searches.by('tag', scope, names, windows),
      this.figures.boards.by('brand', scope, names, windows, brands),
    ]);
    const row = (label: string, value: Count, then: Count | undefined) =>
      countRow({ label, season_short: season.short_name }, value, then);
    const shown = (what: 'looks' | 'collections' | 'brands' | 'models') =>
      row(
        what,
        { value: looks.of(season.slug, WHOLE)[what] },
        previous ? { value: looks.of(previous, WHOLE)[what] } : undefined,
      );
    const done = <T>(label: string, [now, before]: Both<T>, count: (measured: T) => Count) =>
      row(label, count(now), before === null ? undefined : count(before));
    return this.figures.answer('seasons_kpi', scope, shownIn.now, [
      ...(['looks', 'collections', 'brands', 'models'] as const).map(shown),
      done('views', views, (count) => count),
      done('searches', searches, ({ whole }) => whole),
      done('saves', boards, ({ saves }) => saves(WHOLE)),
    ]);
  }
}
