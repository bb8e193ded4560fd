import { Injectable } from '@nestjs/common';
import { ConsentCoverage } from '../counts/consent-share/consent-coverage.js';
import { Figures } from '../counts/figures.js';
import { ReadScope } from '../scope/read-scope.js';
import type { Scope } from '../scope/scope.js';
import type { SeriesDto } from './series.dto.js';
import type { Concept } from './series.query.js';

export interface AskedSeries {
  concept: Concept;
  /** Which; the largest when empty. */
  slugs: readonly string[];
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
    }: Pick<SeriesDto, 'steps' | 'series'> & { definition: string; ofVisitors?: boolean },
  ): Promise<SeriesDto> {
    const window = { from: steps[0]?.from ?? '', to: steps.at(-1)?.to ?? '', rule: 'steps of a series' };
    const partial = steps.some((step) => step.partial);
    const { meta } = await this.figures.answer(definition, scope, { ...window, partial }, []);
    const { type, city, from, to } = scope.input;
    const filters = { type, city, ...(from && to && { from, to }) };
    const consent = ofVisitors ? await this.consent.of(scope, window) : undefined;
    return {
      steps,
      series,
      shows: await this.shows(scope, window),
      meta: { ...meta, filters, ...(consent && { consent }) },
    };
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

/** The largest, ties by name. */
export const largest = (keys: readonly string[], size: (key: string) => number, most: number): string[] =>
  [...keys].sort((a, b) => size(b) - size(a) || a.localeCompare(b)).slice(0, most);
