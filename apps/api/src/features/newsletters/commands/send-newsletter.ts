import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inTransaction } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type pg from 'pg';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { POOL } from '../../../kernel/tokens.js';
import { AuditLog } from '../../accounts/index.js';
import { BEGIN_SENDING } from '../begin-sending.handler.js';
import { LiveNewsletter } from '../live-newsletter.js';
import { Sendings } from '../sendings.js';

export class SendNewsletterDto {
  /**
   * How often it had been published and withdrawn when it was seen: what was published since is not sent unseen.
   * @example 3
   */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  live_version: number;

  /**
   * Now where it is null.
   * @example "2026-12-01T09:00:00Z"
   */
  @IsOptional()
  @IsTime()
  at: string | null;
}

/** An editor sends a newsletter to every reader who has not been sent it. */
export class SendNewsletter extends Command<void> {
  constructor(
    /** The subject of the editor. */
    readonly actor: string,
    readonly slug: string,
    readonly sent: SendNewsletterDto,
  ) {
    super();
  }
}

@CommandHandler(SendNewsletter)
export class SendNewsletterHandler implements ICommandHandler<SendNewsletter> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly live: LiveNewsletter,
    private readonly sendings: Sendings,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError newsletter/unknown, newsletter-live/conflict, newsletter-sending/conflict, newsletter-sending/invalid */
  async execute({ actor, slug, sent: { at, live_version } }: SendNewsletter): Promise<void> {
    const { doc, version } = await this.live.read(slug);
    if (!doc)
      throw new DomainError(
        'newsletter/unknown',
        'Readers of the site do not see it: publish it before it is sent.',
      );
    if (version !== live_version)
      throw new DomainError('newsletter-live/conflict', 'It was published anew meanwhile. Look at it again.');
    const send_at = at ? new Date(at) : new Date();
    if (at && send_at <= new Date())
      throw new DomainError('newsletter-sending/invalid', 'Name a time that lies ahead, or send it now.');
    const id = randomUUID();
    await this.audit.note('newsletter-sent', { actor, detail: { newsletter: slug, at, version } });
    await inTransaction(this.pool, async (tx) => {
      await this.sendings.add({ id, newsletter: slug, doc, send_at, made_by: actor }, tx);
      await this.jobs.add(BEGIN_SENDING, { sending: id }, { key: `newsletter:${id}`, runAt: send_at, tx });
    });
  }
}
