import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { FORECAST_KINDS, WEEKLY_MEASURES } from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { IsNull, Repository } from 'typeorm';
import { READ_MODELS } from '../../kernel/event-store/tokens.js';
import type { SystemHealth } from '../../kernel/health/health.controller.js';
import { Jobs } from '../../kernel/jobs/jobs.js';
import { HandlesTask, type JobContext, NoPayload, type TaskHandler } from '../../kernel/jobs/task.js';
import { HEALTH_CHECKS } from '../../kernel/tokens.js';
import { dayInParis, FreshnessQuery } from '../figures/index.js';
import { FindLeads } from './commands/find-leads.js';
import { ForecastSeasons } from './commands/forecast-seasons.js';
import { MakeRound } from './commands/make-round.js';
import { ScoreRounds } from './commands/score-rounds.js';
import type { WeeklyRound } from './domain/forecasts.events.js';
import { latestOrigin, pastOrigins } from './domain/origins.js';
import { FIND_LEADS, FORECAST_DEMO, MAKE_FORECASTS } from './making/tasks.js';
import { isMeasured, WeeklyShares } from './making/weekly-shares.js';
import { ForecastEntity } from './read-models/forecast.entity.js';
import { forecasts } from './read-models/forecasts.projection.js';

/** What is further behind may lack some of the last week. */
const LONGEST_BEHIND_MS = 60_000;

/** Makes the rounds there are none of yet: of the week that has closed, and once of two years before. */
@HandlesTask(MAKE_FORECASTS)
export class MakeForecastsHandler implements TaskHandler<NoPayload> {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: FreshnessQuery,
    @InjectRepository(ForecastEntity) private readonly made: Repository<ForecastEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    private readonly weekly: WeeklyShares,
    private readonly jobs: Jobs,
  ) {}

  async handle(_: NoPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    const now = new Date();
    const behind = now.getTime() - (await this.freshness.freshTo(now)).getTime();
    if (behind > LONGEST_BEHIND_MS)
      throw new Error('events of the last week may be missing: the aggregator is behind');
    const latest = latestOrigin(dayInParis(now));
    await this.readModels.whenCurrent(forecasts);
    for (const measure of WEEKLY_MEASURES)
      for (const kind of FORECAST_KINDS) {
        const rounds = await this.made.find({
          select: { origin: true },
          where: { measure, kind, slug: IsNull() },
        });
        const done = new Set(rounds.map(({ origin }) => origin));
        const wanted = [latest, ...pastOrigins(latest)].filter((origin) => !done.has(origin));
        for (const origin of await this.measuredBefore({ measure, kind }, wanted, latest))
          await this.commands.execute(new MakeRound({ measure, kind, origin }, origin !== latest, signal));
        await this.commands.execute(new ScoreRounds({ measure, kind }, latest, signal));
      }
    await this.commands.execute(new ForecastSeasons(latest, now));
    // A task of its own: what fails of one is tried again without the other.
    await this.jobs.add(FIND_LEADS, {}, { key: 'find-leads' });
  }

  /** Where nothing is known of the weeks before, nothing was then: to read that as it was known then takes seconds for each Monday. */
  private async measuredBefore(
    of: Pick<WeeklyRound, 'measure' | 'kind'>,
    origins: readonly string[],
    latest: string,
  ): Promise<readonly string[]> {
    if (origins.length === 0) return [];
    const known = await this.weekly.until(of, latest, new Date());
    const first = known.weeks.find((_, at) => isMeasured(known.of[at]));
    return first === undefined ? [] : origins.filter((origin) => origin > first);
  }
}

/** Looks anew which figures move first, once the forecasts of the same weeks are made. */
@HandlesTask(FIND_LEADS)
export class FindLeadsTaskHandler implements TaskHandler<NoPayload> {
  constructor(private readonly commands: CommandBus) {}

  async handle(_: NoPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    await this.commands.execute(new FindLeads(latestOrigin(dayInParis(new Date())), signal));
  }
}

/** Asks for the demo's forecasts once its visitors are in. */
@HandlesTask(FORECAST_DEMO)
export class ForecastDemoHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(HEALTH_CHECKS) private readonly system: Pick<SystemHealth, 'demo'>,
    @InjectRepository(ForecastEntity) private readonly made: Repository<ForecastEntity>,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    if (this.system.demo() !== 'loaded' || (await this.made.existsBy({ slug: IsNull() }))) return;
    await this.jobs.add(MAKE_FORECASTS, {}, { key: 'forecast-demo' });
  }
}
