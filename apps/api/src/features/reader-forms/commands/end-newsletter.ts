import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { NewsletterLinks } from '../newsletter-links.js';
import { NewsletterReaders } from '../newsletter-readers.js';
import { hashOfToken } from './request-newsletter.js';

/** Ends a subscription by the token of a mail: that of its confirmation, or of a newsletter; asking twice is no error. */
export class EndNewsletter extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(EndNewsletter)
export class EndNewsletterHandler implements ICommandHandler<EndNewsletter> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly links: NewsletterLinks,
    private readonly readers: NewsletterReaders,
  ) {}

  async execute({ token }: EndNewsletter): Promise<void> {
    const link = this.links.read(token);
    if (link) return this.readers.unsubscribe(link);
    await this.pool.query(
      `WITH ended AS (DELETE FROM newsletter_subscription WHERE token_hash = $1 RETURNING address_hash)
       SELECT newsletter_forget(array_agg(address_hash)) FROM ended HAVING count(*) > 0`,
      [hashOfToken(token)],
    );
  }
}
