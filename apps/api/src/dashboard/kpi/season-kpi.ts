import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { type Count, countRow } from '../figure/figure-row.js';
import { Figures } from '../figure/figures.js';
import { WHOLE } from '../measures/ask.js';
import type { Scope } from '../scope/scope.js';

/** A season beside the same one a year earlier: what was shown, and what readers did with it. */
@Injectable()
export class SeasonKpi {
  constructor(private readonly figures: Figures) {}

  async of(scope: Scope): Promise<Figure> {
    const { season } = scope;
    const names = await this.figures.names.all();
    const { now, before } = await this.figures.windows.of(scope, season);
    const previous = before ? season.previous : null;
    const brands = await this.figures.brandsOf(scope);
    const behaviour = async (slug: string, days: typeof now | NonNullable<typeof before>) => {
      const [views, searches, boards] = await Promise.all([
        this.figures.views.ofAll(scope, names, days, slug, brands),
        this.figures.searches.by('tag', scope, names, days),
        this.figures.boards.by('brand', scope, names, { season: slug, days, brands }),
      ]);
      const { numerator, people } = searches.whole;
      return {
        views,
        searches: { value: numerator, people: people ?? 0 },
        saves: boards.saves(WHOLE),
      };
    };
    const [looks, done, earlier] = await Promise.all([
      this.figures.looks.by('brand', scope, names, [season.slug, previous ?? ''], brands),
      behaviour(season.slug, now),
      previous && before ? behaviour(previous, before) : undefined,
    ]);
    const row = (label: string, value: Count, then: Count | undefined) =>
      countRow({ label, season_short: season.short_name }, value, then);
    const shown = (what: 'looks' | 'collections' | 'brands' | 'models') =>
      row(
        what,
        { value: looks.of(season.slug, WHOLE)[what] },
        previous ? { value: looks.of(previous, WHOLE)[what] } : undefined,
      );
    return this.figures.answer('seasons_kpi', scope, now, [
      ...(['looks', 'collections', 'brands', 'models'] as const).map(shown),
      ...(['views', 'searches', 'saves'] as const).map((what) => row(what, done[what], earlier?.[what])),
    ]);
  }
}
