import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { NewsletterLinks } from '../../reader-forms/index.js';
import { DraftedNewsletter } from '../drafted-newsletter.js';

const LIMIT = { what: 'newsletter-test', most: 30, windowMs: 3600_000 };
/** A test belongs to no sending. */
const NO_SENDING = '00000000-0000-0000-0000-000000000000';

export class TestMailDto {
  /** Which version. */
  @IsLocale()
  locale: Locale;
}

/** An editor sees a newsletter as a mail of their own, before anybody else does. */
export class SendTestMail extends Command<void> {
  constructor(
    readonly editor: Member,
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@CommandHandler(SendTestMail)
export class SendTestMailHandler implements ICommandHandler<SendTestMail> {
  constructor(
    private readonly drafted: DraftedNewsletter,
    private readonly links: NewsletterLinks,
    private readonly hashes: AddressHash,
    private readonly limiter: RateLimiter,
    private readonly mails: MailQueue,
  ) {}

  /** Its link works: it ends the newsletter at the editor's own address. @throws DomainError newsletter/unknown, newsletter-test/throttled */
  async execute({ editor: { email, subject }, slug, locale }: SendTestMail): Promise<void> {
    const written = await this.drafted.write(slug, locale);
    await this.limiter.take(LIMIT, subject);
    const link = this.links.to({ addressHash: this.hashes.of(email), sending: NO_SENDING }, locale);
    const mail = written.to(email, link);
    await this.mails.add({ ...mail, subject: `[Test] ${mail.subject}`, id: randomUUID() });
  }
}
