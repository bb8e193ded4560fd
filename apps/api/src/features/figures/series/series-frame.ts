import { Injectable } from '@nestjs/common';
import type { QuestionGroup, Season } from '@toile/contracts';
import { ConsentCoverage } from '../counts/consent-share/consent-coverage.js';
import { Figures } from '../counts/figures.js';
import { ReadScope } from '../scope/read-scope.js';
import { dayInParis, isInDemo, type Scope } from '../scope/scope.js';
import type { Concept } from './concepts.js';
import type { SeriesDto } from './series.dto.js';

export interface AskedSeries {
  concept: Concept;
  /** Which; the largest when empty and no groups are named. */
  slugs: readonly string[];
  /** Of the concept; each is a line behind those of the slugs. */
  groups?: readonly QuestionGroup[];
  limit: number;
}

/** What stands around every series: as of when, and when seasons were shown. */
@Injectable()
export class SeriesFrame {
  constructor(
    private readonly figures: Figures,
    private readonly scopes: ReadScope,
    private readonly consent: ConsentCoverage,
  ) {}

  async of(
    scope: Scope,
    {
      definition,
      steps,
      series,
      ofVisitors = false,
      filters = ofLooks(scope),
    }: Pick<SeriesDto, 'steps' | 'series'> & {
      definition: string;
      ofVisitors?: boolean;
      /** Type and city where nothing else is obeyed. */
      filters?: Record<string, string>;
    },
  ): Promise<SeriesDto> {
    const window = { from: steps[0]?.from ?? '', to: steps.at(-1)?.to ?? '', rule: 'steps of a series' };
    const partial = steps.some((step) => step.partial);
    const { meta } = await this.figures.answer(definition, scope, { ...window, partial }, []);
    const consent = ofVisitors ? await this.consent.of(scope, window) : undefined;
    return {
      steps,
      series,
      shows: await this.shows(scope, window),
      meta: { ...meta, filters, ...(consent && { consent }) },
    };
  }

  /** Those that were shown by now, the oldest first; in the demo the closed ones of two years. */
  async seasons({ environment, asOf }: Scope): Promise<Season[]> {
    const today = dayInParis(asOf);
    return (await this.scopes.seasons(asOf))
      .filter((season) => season.shows_start <= today && (environment === 'Master' || isInDemo(season, asOf)))
      .sort((a, b) => a.shows_start.localeCompare(b.shows_start));
  }

  private async shows(scope: Scope, { from, to }: { from: string; to: string }) {
    const { from: _from, to: _to, ...input } = scope.input;
    const own = { ...scope, input };
    const main = (await this.scopes.seasons(scope.asOf)).filter(({ code }) => code === 'FW' || code === 'SS');
    const shows = await Promise.all(
      main.map(async (season) => {
        const { now } = await this.figures.windows.of(own, season);
        return { season_short: season.short_name, from: now.from, to: now.to };
      }),
    );
    return shows
      .filter((one) => one.from <= to && one.to >= from)
      .sort((a, b) => a.from.localeCompare(b.from));
  }
}

const ofLooks = ({ input: { type, city, from, to } }: Scope) => ({
  type,
  city,
  ...(from && to && { from, to }),
});

/** The slugs that are drawn: those that are named, else the largest, ties by name; none beside groups alone. */
export const drawnSlugs = (
  { slugs, groups = [], limit }: Omit<AskedSeries, 'concept'>,
  all: readonly string[],
  size: (key: string) => number,
): readonly string[] => (slugs.length > 0 || groups.length > 0 ? slugs : largest(all, size, limit));

/** The largest, ties by name. */
const largest = (keys: readonly string[], size: (key: string) => number, most: number): string[] =>
  [...keys].sort((a, b) => size(b) - size(a) || a.localeCompare(b)).slice(0, most);
