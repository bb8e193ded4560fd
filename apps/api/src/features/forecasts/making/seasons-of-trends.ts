import { Injectable } from '@nestjs/common';
import type { Season } from '@toile/contracts';
import type { SeasonConcept, SeasonTotals } from '@toile/forecast';
import { dayInParis, FigureQueryDto, Figures, ReadScope } from '../../figures/index.js';
import { readersMoved, seasonsTold } from '../domain/season-rounds.js';
import { WeeklyShares } from './weekly-shares.js';

/** The key of the whole. */
const WHOLE = '*';

/** What is known of every trend in every season, of the dashboard's usual scope: womenswear, all cities. */
export interface KnownSeasons {
  /** Those that have closed, the oldest first. */
  told: readonly Season[];
  /** The one after them; undefined where the calendar has none. */
  next: Season | undefined;
  concepts: readonly SeasonConcept[];
  totals: readonly SeasonTotals[];
}

/** Runway shares of all seasons as looks are tagged now, and how readers moved before each. */
@Injectable()
export class SeasonsOfTrends {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly weekly: WeeklyShares,
  ) {}

  /** @param latest the Monday of the first week that is not known for good yet */
  async known(latest: string, now: Date): Promise<KnownSeasons> {
    const scope = await this.scopes.within(new FigureQueryDto(), 'Master', now);
    const [names, seasons] = await Promise.all([this.figures.names.all(), this.scopes.seasons(now)]);
    const begun = seasons.filter(({ shows_start }) => shows_start <= dayInParis(now));
    const looks = await this.figures.looks.by(
      'tag',
      scope,
      names,
      begun.map(({ slug }) => slug),
    );
    const { told, next } = seasonsTold(seasons, (slug) => looks.of(slug, WHOLE).looks > 0);
    const searches = await this.weekly.until({ measure: 'searches', kind: 'trend' }, latest, now);
    const origins = [...told, ...(next ? [next] : [])].map(({ shows_start }) =>
      shows_start < latest ? shows_start : latest,
    );
    return {
      told,
      next,
      totals: told.map(({ slug }) => {
        const whole = looks.of(slug, WHOLE);
        return { looks: whole.looks, brands: whole.brands };
      }),
      concepts: [...looks.keys].sort().map((name) => ({
        name,
        seasons: told.map(({ slug }) => {
          const own = looks.of(slug, name);
          return { hits: own.looks, brands: own.brands };
        }),
        readers: origins.map((origin) => readersMoved(searches, searches.counts.get(name), origin)),
      })),
    };
  }
}
