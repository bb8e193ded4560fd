import { Inject } from '@nestjs/common';
import { IsString, IsUUID, Matches } from 'class-validator';
import { defineTask, HandlesTask, type JobContext, type TaskHandler } from '../../kernel/jobs/task.js';
import { BounceTokens } from '../../kernel/mail/bounce-tokens.js';
import { type Mailer, mailIdOf } from '../../kernel/mail/mailer.js';
import { smtpRefusalOf } from '../../kernel/mail/smtp-refusal.js';
import { MAILER } from '../../kernel/tokens.js';
import { localeNamed } from '../figures/index.js';
import { NewsletterLinks, NewsletterReaders, type Reader } from '../reader-forms/index.js';
import { NewsletterMail, type WrittenNewsletter } from './newsletter-mail.js';
import { Sendings } from './sendings.js';

class NewsletterJobDto {
  @IsUUID()
  sending: string;

  /** The keyed hash of the address. */
  @IsString()
  @Matches(/^[\w-]{43}$/)
  address: string;
}

export const MAIL_NEWSLETTER = defineTask('mail-newsletter', NewsletterJobDto);

/** Of a sending that is under way, in each language once. */
const MOST_WRITTEN = 10;

/**
 * Hands a newsletter to the mail server for one reader. Tried for about ten hours; an address that is refused for good is noted as
 * bounced. Who dies before it is noted that it went sends it again under the same Message-ID, as with every mail.
 */
@HandlesTask(MAIL_NEWSLETTER)
export class MailNewsletterHandler implements TaskHandler<NewsletterJobDto> {
  readonly #written = new Map<string, Promise<WrittenNewsletter>>();

  constructor(
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly sendings: Sendings,
    private readonly readers: NewsletterReaders,
    private readonly links: NewsletterLinks,
    private readonly mail: NewsletterMail,
    private readonly tokens: BounceTokens,
  ) {}

  async handle({ sending, address }: NewsletterJobDto, { isLast }: JobContext): Promise<void> {
    const addressHash = Buffer.from(address, 'base64url');
    const reader = await this.readers.waiting(sending, addressHash);
    if (reader === undefined) return;
    if (reader === null) return this.readers.note(sending, addressHash, 'left');
    try {
      await this.send(sending, addressHash, reader);
    } catch (error) {
      const refusal = smtpRefusalOf(error);
      if (!refusal?.isPermanent && !isLast) throw error;
      await this.readers.note(sending, addressHash, 'refused');
      if (!refusal) throw error;
      await this.readers.bounced(addressHash, refusal.isGone);
      return;
    }
    await this.readers.note(sending, addressHash, 'sent');
  }

  private async send(
    sending: string,
    addressHash: Buffer,
    { newsletter, number, email, locale: own }: Reader,
  ): Promise<void> {
    const locale = localeNamed(own);
    const key = `${sending} ${locale}`;
    const known = this.#written.get(key);
    const writing = known ?? this.write(sending, locale);
    if (!known) {
      if (this.#written.size >= MOST_WRITTEN) this.#written.clear();
      this.#written.set(key, writing);
      writing.catch(() => this.#written.delete(key));
    }
    const mail = (await writing).to(email, this.links.to({ addressHash, sending }, locale));
    await this.mailer.send({
      ...mail,
      id: mailIdOf('newsletter', newsletter, addressHash.toString('hex')),
      bounceToken: this.tokens.of({ number, addressHash }),
    });
  }

  private async write(id: string, locale: ReturnType<typeof localeNamed>): Promise<WrittenNewsletter> {
    const sending = await this.sendings.find(id);
    if (!sending) throw new Error(`there is no sending ${id}`);
    return this.mail.write(sending.newsletter, sending.doc, locale);
  }
}
