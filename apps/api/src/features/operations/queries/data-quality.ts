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
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { FreshnessQuery, run } from '../../figures/index.js';
import type { DataQualityDto, QualityMinuteDto } from '../data-quality.dto.js';
import { mixShifts, overLimits, volumeShift } from '../quality-alerts.js';
import { IntakeCounts } from '../read-models/intake-counts.js';

const MOST_SLUGS = 20;
const MINUTE_MS = 60_000;

interface MinuteRow {
  minute: string;
  kind: string;
  events: number;
  bots: number;
}
interface CleanRow {
  events: number;
  bots: number;
  staff: number;
  out_of_time: number;
  without_consent: number;
  copies: number;
}
interface SlugRow {
  entity: string;
  events: number;
}
interface MixRow {
  dimension: string;
  value: string;
  now: number;
  before: number;
}
interface CountRow {
  events: number;
}

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
    const ask = <R>(name: string, sql: (database: string) => string) =>
      run<R>(this.warehouse, `quality-${name}`, sql(this.warehouse.database), {
        from: isoTime(from),
        to: isoTime(now),
      });
    const [rows, [clean], slugs, mix, [dead], intake, freshTo] = await Promise.all([
      ask<MinuteRow>('minutes', eventsByMinuteSql),
      ask<CleanRow>('clean', cleanlinessSql),
      ask<SlugRow>('unknown', unknownSlugsSql),
      ask<MixRow>('mix', mixSql),
      ask<CountRow>('dead-letters', deadLettersSql),
      this.intake.between(from, now),
      this.freshness.freshTo(now),
    ]);
    const found = clean ?? { events: 0, bots: 0, staff: 0, out_of_time: 0, without_consent: 0, copies: 0 };
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
          received: intake.received,
          refusedShare: share(refused, intake.received),
          duplicateShare,
          unknownShare: share(unknown, found.events),
          deadLetters: dead?.events ?? 0,
          lagMs,
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
function everyMinute(from: Date, minutes: number, rows: readonly MinuteRow[]): QualityMinuteDto[] {
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
