import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { cached } from '../../../kernel/cached.js';
import { AskServices } from '../ask-services.js';
import { PARTS, type Part, PROMISED } from '../parts.js';
import { ServiceDayEntity } from '../read-models/service-day.entity.js';
import { ServiceFailureEntity } from '../read-models/service-failure.entity.js';

/** What is promised is promised of so many days. */
const PROMISED_DAYS = 28;
const MOST_INCIDENTS = 50;
/** Everybody may ask, and asking costs the services something. */
const FRESH_MS = 10_000;

export class ServiceDayDto {
  /**
   * UTC.
   * @example "2026-11-26"
   */
  day: string;
  /**
   * Minutes in which somebody asked, of each api that ran.
   * @example 1440
   */
  asked: number;
  /** @example 3 */
  failed: number;
}

/** What people feel of the services. */
export class ServicePartDto {
  /** `pages`: reading and members' own; `events`: what trackers send is taken; `figures`: of the dashboard, at most 30 seconds behind. */
  part: Part;
  /** `unknown` while the demo loads. */
  now: 'serves' | 'fails' | 'unknown';
  /**
   * How much of 28 days it is promised to serve, percent.
   * @example 99.9
   */
  promised: number;
  /**
   * How much of the last 28 days it served, percent of what was watched; null where nothing was.
   * @example 99.98
   */
  served: number | null;
  /** Of the last 90 days those that were watched, the oldest first. */
  days: ServiceDayDto[];
}

/** Minutes on end in which a part did not serve. */
export class IncidentDto {
  part: Part;
  /** @example "2026-11-25T09:12:00.000Z" */
  began_at: string;
  /**
   * Null while it goes on.
   * @example "2026-11-25T09:15:00.000Z"
   */
  ended_at: string | null;
}

export class ServiceStatusDto {
  /** @example "2026-11-26T08:00:07.000Z" */
  asked_at: string;
  parts: ServicePartDto[];
  /** The newest first, at most 50. */
  incidents: IncidentDto[];
}

export class ServiceStatus extends Query<ServiceStatusDto> {}

@QueryHandler(ServiceStatus)
export class ServiceStatusHandler implements IQueryHandler<ServiceStatus, ServiceStatusDto> {
  private readonly answers = new LRUCache<string, Promise<ServiceStatusDto>>({ max: 1, ttl: FRESH_MS });

  constructor(
    private readonly services: AskServices,
    @InjectRepository(ServiceDayEntity) private readonly days: Repository<ServiceDayEntity>,
    @InjectRepository(ServiceFailureEntity) private readonly failures: Repository<ServiceFailureEntity>,
  ) {}

  execute(): Promise<ServiceStatusDto> {
    return cached(this.answers, 'status', () => this.read(new Date()));
  }

  private async read(now: Date): Promise<ServiceStatusDto> {
    const [failing, days, incidents] = await Promise.all([
      this.services.failing(),
      this.days.find({ order: { day: 'ASC' } }),
      this.incidents(),
    ]);
    const parts = PARTS.map((part): ServicePartDto => {
      const own = days.filter((day) => day.part === part);
      return {
        part,
        now: failing === null ? 'unknown' : failing.includes(part) ? 'fails' : 'serves',
        promised: PROMISED[part],
        served: servedOf(own, now),
        days: own.map(({ day, asked, failed }) => ({ day, asked, failed })),
      };
    });
    const goesOn = (part: Part, last: Date) =>
      failing?.includes(part) && now.getTime() - last.getTime() < 3 * 60_000;
    return {
      asked_at: now.toISOString(),
      parts,
      incidents: incidents.map(({ part, began, last }) => ({
        part,
        began_at: began.toISOString(),
        ended_at: goesOn(part, last) ? null : new Date(last.getTime() + 60_000).toISOString(),
      })),
    };
  }

  /** Failing minutes with at most one good one between them are one incident. */
  private incidents(): Promise<{ part: Part; began: Date; last: Date }[]> {
    return this.failures.query(
      `SELECT part, min(minute) AS began, max(minute) AS last
       FROM (SELECT part, minute, count(*) FILTER (WHERE first) OVER (PARTITION BY part ORDER BY minute) AS incident
             FROM (SELECT part, minute, minute - lag(minute) OVER (PARTITION BY part ORDER BY minute)
                                          > interval '2 minutes' IS NOT FALSE AS first
                   FROM service_failure) AS minutes) AS numbered
       GROUP BY part, incident ORDER BY last DESC, part LIMIT $1`,
      [MOST_INCIDENTS],
    );
  }
}

function servedOf(days: readonly ServiceDayEntity[], now: Date): number | null {
  const first = new Date(now.getTime() - (PROMISED_DAYS - 1) * 24 * 3_600_000).toISOString().slice(0, 10);
  const counted = days.filter(({ day }) => day >= first);
  const asked = counted.reduce((sum, day) => sum + day.asked, 0);
  const failed = counted.reduce((sum, day) => sum + day.failed, 0);
  // Rounded down: what fell short is never said to have held.
  return asked === 0 ? null : Math.floor((1 - failed / asked) * 10_000) / 100;
}
