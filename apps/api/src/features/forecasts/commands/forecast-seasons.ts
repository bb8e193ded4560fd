import { createHash, randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NEXT_SEASON, type Season } from '@toile/contracts';
import { type EventStore, handleCommand, type ProjectionRunner } from '@toile/event-store';
import { forecastNextSeason, NEXT_SEASON_VERSION, type NextSeason } from '@toile/forecast';
import { DataSource, IsNull, Not } from 'typeorm';
import { EVENT_STORE, READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { addDays } from '../../figures/index.js';
import { roundDecider } from '../domain/forecasts.decider.js';
import type { Forecast } from '../domain/forecasts.events.js';
import { type CameIn, scaleOf } from '../domain/score.js';
import { FEWEST_SEASONS } from '../domain/season-rounds.js';
import { roundStream } from '../forecasts.feature.js';
import { type KnownSeasons, SeasonsOfTrends } from '../making/seasons-of-trends.js';
import { ForecastEntity } from '../read-models/forecast.entity.js';
import { ForecastScoreEntity } from '../read-models/forecast-score.entity.js';
import { forecasts } from '../read-models/forecasts.projection.js';
import { scoreRow } from './score-row.js';

const OF = { measure: 'runway-share', kind: 'trend' } as const;
const METHOD = 'pooled seasons';
const YEAR = 2;
const WEEKS_OF_YEAR = 52;
/** Looks fewer than a season usually has of what may be told. */
const LOW_BASE = 30;

/** Foretells runway shares of the season after the newest that has closed, once; of seasons of the past from those before them; and scores what has come. */
export class ForecastSeasons extends Command<void> {
  constructor(
    /** The Monday of the first week that is not known for good yet. */
    readonly latest: string,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(ForecastSeasons)
export class ForecastSeasonsHandler implements ICommandHandler<ForecastSeasons> {
  constructor(
    private readonly seasons: SeasonsOfTrends,
    private readonly dataSource: DataSource,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  async execute({ latest, now }: ForecastSeasons): Promise<void> {
    await this.readModels.whenCurrent(forecasts);
    const known = await this.seasons.known(latest, now);
    const { told, next } = known;
    const made = await this.dataSource.getRepository(ForecastEntity).findBy({ ...OF, slug: IsNull() });
    const done = new Set(made.map(({ origin }) => origin));
    const all = [...told, ...(next ? [next] : [])];
    for (let season = FEWEST_SEASONS; season < all.length; season += 1) {
      const target = all[season];
      // What had begun when nobody looked is foretold afterwards, once it has closed.
      const isNow = target !== undefined && target === next;
      const isInTime = isNow ? target.shows_start >= latest : true;
      if (target && isInTime && !done.has(target.shows_start))
        await this.make(known, season, target, latest, now);
    }
    await this.score(known);
  }

  private async make(known: KnownSeasons, season: number, target: Season, latest: string, now: Date) {
    const before = {
      totals: known.totals.slice(0, season),
      concepts: known.concepts.map(({ name, seasons, readers }) => ({
        name,
        seasons: seasons.slice(0, season),
        readers: readers.slice(0, season + 1),
      })),
    };
    const made = forecastNextSeason(before.concepts, before.totals);
    if (made.length === 0) return;
    const round = { ...OF, origin: target.shows_start };
    const isPast = season < known.told.length;
    const until = isPast || target.shows_start < latest ? target.shows_start : latest;
    const forecastsOf = made.map((one) => {
      const concept = before.concepts.find(({ name }) => name === one.name);
      const shares = (concept?.seasons ?? []).map(
        ({ hits }, at) => (100 * hits) / (before.totals[at]?.looks || 1),
      );
      const hits = (concept?.seasons ?? []).reduce((sum, season_) => sum + season_.hits, 0);
      return {
        ...round,
        ...said(one),
        made_at: now.toISOString(),
        method: METHOD,
        version: NEXT_SEASON_VERSION,
        note: isPast ? 'looks as they are tagged now' : '',
        data: {
          from: known.told[0]?.shows_start ?? until,
          to: addDays(until, -1),
          as_of: now.toISOString(),
          weeks: season,
          events: hits,
          digest: createHash('sha256')
            .update(JSON.stringify([concept, before.totals]))
            .digest('hex'),
        },
        scale: scaleOf(Float64Array.from(shares), YEAR),
        level: digits(shares[season - YEAR] ?? 0),
        low_base: (concept?.seasons[season - YEAR]?.hits ?? 0) < LOW_BASE,
      } satisfies Forecast;
    });
    const commandId = randomUUID();
    await handleCommand(this.store, roundDecider, {
      stream: roundStream(round),
      commandId,
      metadata: { correlationId: commandId, causationId: null, actor: null, occurredAt: now },
      command: {
        type: 'MakeRound',
        round,
        made_at: now.toISOString(),
        forecasts: forecastsOf,
        left_out: known.concepts.length - forecastsOf.length,
      },
    });
  }

  /** Of seasons that have closed and were not scored yet. */
  private async score({ told, concepts, totals }: KnownSeasons): Promise<void> {
    await this.readModels.whenCurrent(forecasts);
    const scores = this.dataSource.getRepository(ForecastScoreEntity);
    for (const [season, { shows_start, shows_end }] of told.entries()) {
      const origin = shows_start;
      if (await scores.existsBy({ ...OF, origin })) continue;
      const round = await this.dataSource
        .getRepository(ForecastEntity)
        .findBy({ ...OF, origin, slug: Not(IsNull()) });
      const rows = round.map(({ doc }) => {
        const forecast = doc as Forecast;
        const own = concepts.find(({ name }) => name === forecast.slug)?.seasons;
        const share = (at: number) => (100 * (own?.[at]?.hits ?? 0)) / (totals[at]?.looks || 1);
        const came: CameIn = (week) =>
          week === 0 ? share(season) : week === -WEEKS_OF_YEAR ? share(season - YEAR) : null;
        return scoreRow(forecast, NEXT_SEASON, addDays(shows_end, 1), came);
      });
      if (rows.length > 0) await this.dataSource.transaction((tx) => tx.insert(ForecastScoreEntity, rows));
    }
  }
}

const digits = (value: number): number => Number(value.toPrecision(6));
const said = ({ name, point, intervals }: NextSeason) => ({
  slug: name,
  point: [digits(point)],
  bands: intervals.map(({ coverage, low, high }) => ({
    coverage: Math.round(100 * coverage),
    low: [digits(low[0] ?? 0)],
    high: [digits(high[0] ?? 0)],
  })),
});
