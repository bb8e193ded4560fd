import { Inject } from '@nestjs/common';
import { DomainError, type Logger } from '@toile/platform';
import type pg from 'pg';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { LOGGER, POOL } from '../../../kernel/tokens.js';
import { COLLECTIONS, Collections } from '../../catalogue/index.js';

export const PUBLISH_DUE_SHOWS = defineTask('publish-due-shows', NoPayload, {
  schedule: '* * * * *',
  maxAttempts: 1,
});

const DUE = `
  SELECT slug, embargo FROM ${COLLECTIONS}
  WHERE publishes AND embargo <= now() AND status <> 'published' ORDER BY embargo, slug LIMIT 200`;

/** Shows whose embargo has ended, and that were to show themselves then. */
@HandlesTask(PUBLISH_DUE_SHOWS)
export class PublishDueShowsHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly collections: Collections,
  ) {}

  async handle(): Promise<void> {
    const { rows } = await this.pool.query<{ slug: string; embargo: Date }>(DUE);
    for (const { slug, embargo } of rows) await this.publish(slug, embargo);
  }

  /** One that cannot be shown, since it has no looks, keeps no other waiting; it is tried again until it has some. */
  private async publish(slug: string, embargo: Date): Promise<void> {
    const commandId = `embargo-ended:${embargo.toISOString()}`;
    const metadata = { correlationId: commandId, causationId: null, actor: null, occurredAt: new Date() };
    try {
      await this.collections.show(slug, { commandId, metadata }, 'published');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ show: slug, code: error.code }, 'a show whose embargo has ended cannot be shown');
    }
  }
}
