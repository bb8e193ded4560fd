import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { Horizon } from '@toile/contracts';
import { HORIZONS } from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { DataSource, IsNull, Not, Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { addDays } from '../../figures/index.js';
import type { Forecast, WeeklyRound } from '../domain/forecasts.events.js';
import type { CameIn } from '../domain/score.js';
import { sharesOf, type WeeklyCounts, WeeklyShares } from '../making/weekly-shares.js';
import { ForecastEntity } from '../read-models/forecast.entity.js';
import { ForecastScoreEntity } from '../read-models/forecast-score.entity.js';
import { forecasts } from '../read-models/forecasts.projection.js';
import { scoreRow } from './score-row.js';

const DAYS = 7;

/** Writes down what became of every forecast within each horizon that has ended by now and was not scored yet. */
export class ScoreRounds extends Command<void> {
  constructor(
    readonly of: Pick<WeeklyRound, 'measure' | 'kind'>,
    /** The Monday of the first week that is not known for good yet. */
    readonly latest: string,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(ScoreRounds)
export class ScoreRoundsHandler implements ICommandHandler<ScoreRounds> {
  constructor(
    @InjectRepository(ForecastEntity) private readonly made: Repository<ForecastEntity>,
    private readonly dataSource: DataSource,
    private readonly weekly: WeeklyShares,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  async execute({ of, latest, signal }: ScoreRounds): Promise<void> {
    await this.readModels.whenCurrent(forecasts);
    const due = await this.due(of, latest);
    if (due.length === 0) return;
    const known = await this.weekly.until(of, latest, new Date());
    for (const { origin, horizon } of due) {
      signal.throwIfAborted();
      const round = await this.made.findBy({ ...of, origin, slug: Not(IsNull()) });
      const rows = round.map(({ doc }) =>
        scoreRow(doc as Forecast, horizon, addDays(origin, DAYS * horizon), cameIn(doc as Forecast, known)),
      );
      // All of a round or nothing: what is there is not scored again.
      await this.dataSource.transaction((manager) => manager.insert(ForecastScoreEntity, rows));
    }
  }

  /** Rounds and horizons of which nothing is written down. */
  private async due({ measure, kind }: Pick<WeeklyRound, 'measure' | 'kind'>, latest: string) {
    const rounds = await this.made.find({
      select: { origin: true, doc: true },
      where: { measure, kind, slug: IsNull() },
      order: { origin: 'ASC' },
    });
    const scored = await this.dataSource
      .getRepository(ForecastScoreEntity)
      .createQueryBuilder('score')
      .select(["to_char(origin, 'YYYY-MM-DD') AS origin", 'horizon'])
      .where({ measure, kind })
      .groupBy('origin, horizon')
      .getRawMany<{ origin: string; horizon: Horizon }>();
    const done = new Set(scored.map(({ origin, horizon }) => `${origin}/${horizon}`));
    return rounds
      .filter(({ doc }) => 'forecasts' in doc && doc.forecasts > 0)
      .flatMap(({ origin }) => HORIZONS.map((horizon) => ({ origin, horizon })))
      .filter(({ origin, horizon }) => addDays(origin, DAYS * horizon) <= latest)
      .filter(({ origin, horizon }) => !done.has(`${origin}/${horizon}`));
  }
}

/** Weeks from the forecast's origin, as far as anything was measured in them. */
function cameIn({ slug, origin }: Forecast, { weeks, of, counts }: WeeklyCounts): CameIn {
  const shares = sharesOf(counts.get(slug) ?? of.map(() => 0), of);
  const first = weeks.indexOf(origin);
  return (week) => {
    const share = shares[first + week];
    return share === undefined || Number.isNaN(share) ? null : share;
  };
}
