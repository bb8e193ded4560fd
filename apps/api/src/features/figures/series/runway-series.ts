import { Injectable } from '@nestjs/common';
import type { Season } from '@toile/contracts';
import { Figures } from '../counts/figures.js';
import { ratio, shareRow } from '../figure/figure-row.js';
import { lookParams } from '../measures/measure-params.js';
import type { Scope } from '../scope/scope.js';
import { Concepts, groupParams, groupsOf, KEYS_OF_CONCEPT } from './concepts.js';
import type { SeriesDto } from './series.dto.js';
import { type AskedSeries, drawnSlugs, SeriesFrame } from './series-frame.js';

/** Runway shares, a point each season in which anything was shown. */
@Injectable()
export class RunwaySeries {
  constructor(
    private readonly figures: Figures,
    private readonly frame: SeriesFrame,
    private readonly concepts: Concepts,
  ) {}

  async of(scope: Scope, asked: AskedSeries): Promise<SeriesDto> {
    const { concept, groups = [] } = asked;
    const [names, seasons] = await Promise.all([this.figures.names.all(), this.frame.seasons(scope)]);
    const slugsOfSeasons = seasons.map(({ slug }) => slug);
    const byKeys = async (name: string, keys: string, named = {}) =>
      this.figures.looks.byKeys(scope, slugsOfSeasons, {
        name,
        keys,
        params: {
          ...lookParams(scope, names, slugsOfSeasons),
          ...(await this.concepts.paletteOf(concept, scope, names)),
          ...named,
        },
        ...(concept === 'colour' && { where: 'notEmpty(colours)' }),
      });
    const looks = await (concept === 'tag' || concept === 'brand'
      ? this.figures.looks.by(concept, scope, names, slugsOfSeasons)
      : byKeys(concept, KEYS_OF_CONCEPT[concept]));
    const of = (season: Season) => looks.share(season.slug, '*').denominator;
    const told = seasons.filter((season) => of(season) > 0);
    const newest = told.at(-1)?.slug ?? '';
    const size = (key: string) => ratio(looks.share(newest, key));
    const keys = drawnSlugs(asked, looks.keys, size);
    const grouped =
      groups.length > 0 &&
      (await byKeys(`groups-of-${concept}`, groupsOf(KEYS_OF_CONCEPT[concept]), groupParams(groups)));
    const named = await this.concepts.named(concept, keys, groups);
    return this.frame.of(scope, {
      definition: concept === 'colour' ? 'main_colours' : 'share_of_collection_v2',
      steps: told.map((season) => ({
        from: season.shows_start,
        to: season.shows_end,
        season: season.slug,
        season_short: season.short_name,
        partial: season.status === 'open',
        of: of(season),
      })),
      series: named.map((one) => {
        const of = one.members && grouped ? grouped : looks;
        return {
          ...one,
          points: told.map((season) => {
            const row = shareRow({ label: '' }, of.share(season.slug, one.slug), undefined, 1);
            return {
              value: row.value,
              numerator: row.numerator ?? 0,
              low_base: row.low_base,
              // Which brands are in it is chosen and not drawn.
              interval: concept === 'brand' ? null : row.interval,
            };
          }),
        };
      }),
    });
  }
}
