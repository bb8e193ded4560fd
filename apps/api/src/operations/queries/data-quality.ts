import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BeaconKind } from '@toile/contracts';
import {
  cleanlinessSql,
  deadLettersSql,
  eventsByMinuteSql,
  mixSql,
  unknownSlugsSql,
  type Warehouse,
} from '@toile/warehouse';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { z } from 'zod';
import { FreshnessQuery } from '../../dashboard/measures/freshness.query.js';
import { run } from '../../dashboard/measures/run.js';
import { WAREHOUSE } from '../../tokens.js';
import type { DataQualityDto, QualityMinuteDto } from '../data-quality.dto.js';
import { mixShifts, overLimits, volumeShift } from '../quality-alerts.js';
import { IntakeCounts } from '../read-models/intake-counts.js';

const MOST_SLUGS = 20;
const MINUTE_MS = 60_000;

const minuteRow = z.object({ minute: z.string(), kind: z.string(), events: z.number(), bots: z.number() });
const cleanRow = z.object({
  ...{ events: z.number(), bots: z.number(), staff: z.number() },
  ...{ without_consent: z.number(), copies: z.number() },
});
const slugRow = z.object({ entity: z.string(), events: z.number() });
const mixRow = z.object({ dimension: z.string(), value: z.string(), now: z.number(), before: z.number() });
const countRow = z.object({ events: z.number() });

/** Which minutes are asked about. */
export class DataQualityQueryDto {
  /** The last ones, up to now. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_440)
  minutes: number = 60;
}

/** How complete and clean the events of the last minutes are, from the warehouse and from what ingest counted. */
export class DataQuality extends Query<DataQualityDto> {
  constructor(
    readonly minutes: number,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(DataQuality)
export class DataQualityHandler implements IQueryHandler<DataQuality> {
  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly intake: IntakeCounts,
    private readonly freshness: FreshnessQuery,
  ) {}

  async execute({ minutes, now }: DataQuality): Promise<DataQualityDto> {
    // Whole minutes, so that the first is not a part of one.
    const from = new Date((Math.floor(now.getTime() / MINUTE_MS) - minutes + 1) * MINUTE_MS);
    const ask = <R extends z.ZodType>(name: string, sql: (database: string) => string, row: R) =>
      run(
        this.warehouse,
        `quality-${name}`,
        sql(this.warehouse.database),
        { from: isoTime(from), to: isoTime(now) },
        row,
      );
    const [rows, [clean], slugs, mix, [dead], intake, freshTo] = await Promise.all([
      ask('minutes', eventsByMinuteSql, minuteRow),
      ask('clean', cleanlinessSql, cleanRow),
      ask('unknown', unknownSlugsSql, slugRow),
      ask('mix', mixSql, mixRow),
      ask('dead-letters', deadLettersSql, countRow),
      this.intake.between(from, now),
      this.freshness.freshTo(now),
    ]);
    const found = clean ?? { events: 0, bots: 0, staff: 0, without_consent: 0, copies: 0 };
    const lagMs = Math.max(0, now.getTime() - freshTo.getTime());
    const unknown = slugs.reduce((sum, one) => sum + one.events, 0);
    const refused = Object.values(intake.refused).reduce((sum, events) => sum + events, 0);
    const duplicateShare = share(intake.duplicate + found.copies, intake.duplicate + found.events);
    return {
      from: from.toISOString(),
      as_of: now.toISOString(),
      fresh_to: freshTo.toISOString(),
      lag_ms: lagMs,
      minutes: everyMinute(from, minutes, rows),
      intake,
      ...found,
      duplicate_share: duplicateShare,
      dead_letters: dead?.events ?? 0,
      unknown: { events: unknown, share: share(unknown, found.events), slugs: slugs.slice(0, MOST_SLUGS) },
      alerts: [
        ...overLimits({
          ...{ received: intake.received, refusedShare: share(refused, intake.received), duplicateShare },
          ...{ unknownShare: share(unknown, found.events), deadLetters: dead?.events ?? 0, lagMs },
        }),
        ...volumeShift(mix),
        ...mixShifts(mix),
      ],
    };
  }
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
const isoTime = (time: Date) => time.toISOString().replace('T', ' ').replace('Z', '');

/** A row a minute, also for those in which nothing came. */
function everyMinute(
  from: Date,
  minutes: number,
  rows: readonly z.infer<typeof minuteRow>[],
): QualityMinuteDto[] {
  const all = Array.from({ length: minutes }, (_, index): QualityMinuteDto => {
    const minute = new Date(from.getTime() + index * MINUTE_MS).toISOString();
    return { minute, kinds: {}, events: 0, bots: 0 };
  });
  const byMinute = new Map(all.map((one) => [one.minute, one]));
  for (const { minute, kind, events, bots } of rows) {
    const one = byMinute.get(`${minute.replace(' ', 'T')}.000Z`);
    if (!one) continue;
    one.kinds[kind as BeaconKind] = events;
    one.events += events;
    one.bots += bots;
  }
  return all;
}
