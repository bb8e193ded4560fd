import { Injectable } from '@nestjs/common';
import { Figures } from '../counts/figures.js';
import { shareRow } from '../figure/figure-row.js';
import type { Released } from '../privacy/release.js';
import { Releases } from '../privacy/releases.js';
import { isSettled, sliceOf } from '../privacy/season-slice.js';
import type { Scope } from '../scope/scope.js';
import type { SeriesDto, SeriesPointDto } from './series.dto.js';
import { type AskedSeries, drawnSlugs, SeriesFrame } from './series-frame.js';

const HOUR_MS = 3_600_000;
const HIDDEN = { value: null, numerator: null, low_base: false, interval: null, suppressed: true } as const;

/**
 * Of the verified members of an occupation who searched anything, those who searched a trend: a point each season, read from the tables
 * that were released, as the figure reads them. A hidden number and none are the same point.
 */
@Injectable()
export class MembersSeries {
  constructor(
    private readonly figures: Figures,
    private readonly releases: Releases,
    private readonly frame: SeriesFrame,
  ) {}

  async of(input: Scope, asked: Omit<AskedSeries, 'concept' | 'groups'>): Promise<SeriesDto> {
    const scope = { ...input, asOf: new Date(Math.floor(input.asOf.getTime() / HOUR_MS) * HOUR_MS) };
    const { job } = scope.input;
    const [names, seasons] = await Promise.all([this.figures.names.all(), this.frame.seasons(scope)]);
    const found = await Promise.all(
      seasons.map(async (season) => ({
        season,
        told: (await this.releases.of(season, scope.asOf)).table[job],
      })),
    );
    const first = found.findIndex(({ told }) => told);
    const seen = first < 0 ? [] : found.slice(first);
    const newest = seen.findLast(({ told }) => told)?.told;
    const size = (key: string) => newest?.by[key] ?? 0;
    const keys = drawnSlugs(asked, Object.keys(newest?.by ?? {}), size);
    return this.frame.of(scope, {
      definition: 'search_among_consumers',
      filters: { job },
      steps: seen.map(({ season, told }) => ({
        ...sliceOf(season),
        season: season.slug,
        season_short: season.short_name,
        partial: !isSettled(sliceOf(season), scope.asOf),
        of: told?.of ?? 0,
      })),
      series: keys.map((slug) => ({
        slug,
        label: names.tag(slug),
        points: seen.map(({ told }) => pointOf(told, slug)),
      })),
    });
  }
}

function pointOf(told: Released | undefined, slug: string): SeriesPointDto {
  const numerator = told?.by[slug];
  if (!told || numerator === undefined) return HIDDEN;
  const share = { numerator, denominator: told.of, isBehaviour: true };
  const { value, low_base } = shareRow({ label: '' }, share, undefined, 1);
  return { value, numerator, low_base, interval: null };
}
