import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { LOGGER, POOL } from '../../../kernel/tokens.js';
import { keyOf, MAKE_PICTURE } from './make-picture.task.js';

/** Of those that readers saw: who looks through the whole archive does not fill the queue. */
const MOST_WAITING = 300;
/** As long as a cache may keep what was shown meanwhile. */
const REMEMBERED = { max: 5_000, ttl: 60_000 };

/** Pictures that a reader has seen as WebP, since their AVIF was not there. */
@Injectable()
export class PicturesAskedFor {
  readonly #asked = new LRUCache<string, true>(REMEMBERED);

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly jobs: Jobs,
  ) {}

  /** Returns at once; who asks when too many wait is asked again by the next reader. */
  add(filename: string): void {
    if (this.#asked.has(filename)) return;
    this.#asked.set(filename, true);
    this.addJob(filename).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'a picture was shown as WebP, and its AVIF could not be asked for'),
    );
  }

  private async addJob(filename: string): Promise<void> {
    const picture = { filename, format: 'avif' as const };
    const key = keyOf(picture);
    const { rows } = await this.pool.query<{ waiting: number; known: boolean }>(
      `SELECT count(*)::int AS waiting, coalesce(bool_or(key = $2), false) AS known
       FROM graphile_worker.jobs WHERE task_identifier = $1`,
      [MAKE_PICTURE.name, key],
    );
    const { waiting = 0, known = false } = rows[0] ?? {};
    if (!known && waiting < MOST_WAITING) await this.jobs.add(MAKE_PICTURE, picture, { key });
  }
}
