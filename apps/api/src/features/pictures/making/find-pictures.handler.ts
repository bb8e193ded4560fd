import { Inject } from '@nestjs/common';
import { inTransaction } from '@toile/event-store';
import type pg from 'pg';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { PICTURES_AHEAD, POOL } from '../../../kernel/tokens.js';
import { COLLECTIONS, CONTENT, LOOKS, PICTURE_PREVIEWS, STREET_STYLES } from '../../catalogue/index.js';
import { keyOf, MAKE_PICTURE } from './make-picture.task.js';

/** What was published or imported is found within a minute. */
export const FIND_PICTURES = defineTask('find-pictures', NoPayload, {
  schedule: '* * * * *',
  maxAttempts: 1,
});

/** Of a long import a part waits as jobs, so that what is published meanwhile does not come after all of it. */
const AT_ONCE = 100;

/** Asks for pictures of the newest looks, street styles, articles, reports and covers of collections that were not made yet. */
@HandlesTask(FIND_PICTURES)
export class FindPicturesHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    /** So many of each kind; null for all. */
    @Inject(PICTURES_AHEAD) private readonly ahead: number | null,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      const { rows } = await tx.query<{ filename: string }>(NEXT, [this.ahead, MAKE_PICTURE.name, AT_ONCE]);
      for (const { filename } of rows) {
        const picture = { filename, format: 'webp' as const };
        await this.jobs.add(MAKE_PICTURE, picture, { key: keyOf(picture), tx });
      }
    });
  }
}

/** Pictures without a preview have not been made; those that were given up stand among the jobs, and are left to an operator. */
const NEXT = `
  WITH shown (filename, show_date) AS (
    (SELECT image_filename, show_date FROM ${LOOKS} ORDER BY show_date DESC, slug LIMIT $1)
    UNION ALL (SELECT image_filename, show_date FROM ${STREET_STYLES} ORDER BY show_date DESC, slug LIMIT $1)
    UNION ALL (SELECT cover, show_date FROM ${COLLECTIONS}
      WHERE status = 'published' AND cover IS NOT NULL ORDER BY show_date DESC, slug LIMIT $1)
    UNION ALL (SELECT coalesce(doc->>'image', doc->>'cover'), published_at FROM ${CONTENT}
      WHERE coalesce(doc->>'image', doc->>'cover') IS NOT NULL AND published_at <= now()
      ORDER BY published_at DESC, slug LIMIT $1)
  ), jobs AS (SELECT key, attempts < max_attempts AS waiting FROM graphile_worker.jobs WHERE task_identifier = $2)
  SELECT filename FROM shown
  WHERE NOT EXISTS (SELECT FROM ${PICTURE_PREVIEWS} AS made WHERE made.filename = shown.filename)
    AND NOT EXISTS (SELECT FROM jobs WHERE key = 'picture:webp:' || shown.filename)
  GROUP BY filename ORDER BY max(show_date) DESC, filename
  LIMIT greatest(0, $3 - (SELECT count(*) FROM jobs WHERE waiting))`;
