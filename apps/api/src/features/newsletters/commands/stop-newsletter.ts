import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inTransaction } from '@toile/event-store';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { AuditLog } from '../../accounts/index.js';
import { NewsletterReaders } from '../../reader-forms/index.js';
import { Sendings } from '../sendings.js';

/** What has not gone of a newsletter does not go. */
export class StopNewsletter extends Command<void> {
  constructor(
    /** The subject of the editor. */
    readonly actor: string,
    readonly slug: string,
  ) {
    super();
  }
}

@CommandHandler(StopNewsletter)
export class StopNewsletterHandler implements ICommandHandler<StopNewsletter> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly sendings: Sendings,
    private readonly readers: NewsletterReaders,
    private readonly audit: AuditLog,
  ) {}

  /** Asking twice is no error. Jobs that find nothing waiting end without a mail. */
  async execute({ actor, slug }: StopNewsletter): Promise<void> {
    const stopped = await inTransaction(this.pool, async (tx) => {
      const found: string[] = [];
      for (const { id } of await this.sendings.of(slug)) {
        if (await this.sendings.stop(id, tx)) found.push(id);
        await this.readers.stop(id, tx);
      }
      return found;
    });
    if (stopped.length > 0)
      await this.audit.note('newsletter-stopped', { actor, detail: { newsletter: slug } });
  }
}
