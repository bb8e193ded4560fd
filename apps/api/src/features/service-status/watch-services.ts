import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Logger } from '@toile/platform';
import { LessThan, Repository } from 'typeorm';
import { LOGGER } from '../../kernel/tokens.js';
import { AskServices } from './ask-services.js';
import { PARTS, type Part } from './parts.js';
import { ServiceDayEntity } from './read-models/service-day.entity.js';
import { ServiceFailureEntity } from './read-models/service-failure.entity.js';

const MINUTE_MS = 60_000;
/** Days that are kept: what the page shows. */
export const KEPT_DAYS = 90;
/** What is remembered of a database that stays away: a day. */
const MOST_REMEMBERED = 1_440;

interface Seen {
  minute: Date;
  failing: readonly Part[];
}

/**
 * Asks once a minute how the services do, and adds it to what others saw. No job of the clock: those rest on the database, which is
 * a part of what is watched.
 */
@Injectable()
export class WatchServices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** What is not written down yet. */
  private seen: Seen[] = [];

  constructor(
    private readonly services: AskServices,
    @InjectRepository(ServiceDayEntity) private readonly days: Repository<ServiceDayEntity>,
    @InjectRepository(ServiceFailureEntity) private readonly failures: Repository<ServiceFailureEntity>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.watch(new Date()), MINUTE_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Asks, and writes down what was seen since the database was last there. */
  async watch(now: Date): Promise<void> {
    try {
      const failing = await this.services.failing();
      if (failing) this.seen.push({ minute: minuteOf(now), failing });
      this.seen = this.seen.slice(-MOST_REMEMBERED);
      await this.write(now);
    } catch (error) {
      // The next minute tries again; that the database is away is said by those who need it.
      this.logger.debug({ err: error }, 'how the services do is not written down yet');
    }
  }

  private async write(now: Date): Promise<void> {
    const seen = this.seen;
    await this.days.manager.transaction(async (manager) => {
      for (const { part, day, asked, failed } of countsOf(seen))
        await manager.query(
          `INSERT INTO service_day AS known (part, day, asked, failed) VALUES ($1, $2, $3, $4)
           ON CONFLICT (part, day) DO UPDATE
           SET asked = known.asked + excluded.asked, failed = known.failed + excluded.failed`,
          [part, day, asked, failed],
        );
      const failures = seen.flatMap(({ minute, failing }) => failing.map((part) => ({ part, minute })));
      await manager
        .createQueryBuilder()
        .insert()
        .into(ServiceFailureEntity)
        .values(failures)
        .orIgnore()
        .execute();
    });
    this.seen = this.seen.filter((one) => !seen.includes(one));
    const first = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * MINUTE_MS);
    await this.failures.delete({ minute: LessThan(first) });
    await this.days.delete({ day: LessThan(dayOf(first)) });
  }
}

const minuteOf = (time: Date) => new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** What was seen, by part and day. */
function countsOf(seen: readonly Seen[]): ServiceDayEntity[] {
  const counts = new Map<string, ServiceDayEntity>();
  for (const { minute, failing } of seen)
    for (const part of PARTS) {
      const day = dayOf(minute);
      const count = counts.get(`${part} ${day}`) ?? { part, day, asked: 0, failed: 0 };
      count.asked += 1;
      if (failing.includes(part)) count.failed += 1;
      counts.set(`${part} ${day}`, count);
    }
  return [...counts.values()];
}
