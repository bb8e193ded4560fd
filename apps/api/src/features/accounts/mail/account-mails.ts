import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LOCALES } from '@toile/contracts';
import { inTransaction } from '@toile/event-store';
import type { Logger } from '@toile/platform';
import type pg from 'pg';
import type { Member } from '../../../kernel/auth/member.js';
import { Jobs, type Queryable } from '../../../kernel/jobs/jobs.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { MAIL_RESET_LINK } from '../../../kernel/mail/mail-tasks.js';
import { type Mailer, mailIdOf } from '../../../kernel/mail/mailer.js';
import { type MailKind, writeMail } from '../../../kernel/mail/write-mail.js';
import { LOGGER, MAILER, POOL, PUBLIC_URL } from '../../../kernel/tokens.js';
import { type LinkKind } from '../links/mailed-link.entity.js';
import { MailedLinks } from '../links/mailed-links.js';

type Addressee = Pick<Member, 'subject' | 'email' | 'firstName' | 'locale'>;

/**
 * The mails accounts send, each after the answer. Those with `tx` are there exactly if what they tell of is; where there is
 * none, the link and its mail are.
 */
@Injectable()
export class AccountMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly jobs: Jobs,
    private readonly links: MailedLinks,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @param onward a path of this site the reader goes on to once the link has done its work */
  async verify(to: Addressee, about: { tx?: Queryable; onward?: string | undefined } = {}): Promise<void> {
    await this.withLink('verify', 'verify', to, { tx: about.tx, reference: about.onward ?? '' });
  }

  /** To an address that mails came back from. */
  async tryAddress(to: Addressee): Promise<void> {
    await this.withLink('tryAddress', 'verify', to, {});
  }

  /** To the new address, and a word to the old one. */
  async changeEmail(member: Addressee, email: string, change: string, tx: Queryable): Promise<void> {
    await this.withLink('changeEmail', 'change-email', { ...member, email }, { reference: change, tx });
    await this.notice('emailChanged', member, '/user/account/update', tx);
  }

  /** Nobody may tell from the answer, or from its time, whether there is an account. */
  async reset(email: string): Promise<void> {
    const key = this.queue.keyFor(email, `reset-${randomUUID()}`);
    await this.jobs.add(MAIL_RESET_LINK, { sealed: this.queue.seal({ email }) }, { key });
  }

  async resetLink(to: Addressee, token: string, { id, tx }: { id: string; tx: Queryable }): Promise<void> {
    const link = this.page(to.locale, `/auth/reset-password?token=${token}`);
    const mail = writeMail('reset', addressee(to), { link });
    await this.queue.add({ ...mail, id: mailIdOf('reset', id) }, { tx });
  }

  async linkSignIn(to: Addressee, provider: string, account: string): Promise<void> {
    await this.withLink('linkSignIn', 'link-sign-in', to, { reference: account, provider });
  }

  async passwordChanged(to: Addressee, tx: Queryable): Promise<void> {
    await this.notice('passwordChanged', to, '/auth/forgot-password', tx);
  }

  /** Tried once, before anything is erased: nothing of it may be kept after, not even sealed. */
  async erased(to: Addressee): Promise<void> {
    const mail = writeMail('erased', addressee(to), { link: this.page(to.locale, '') });
    await this.mailer
      .send(mail)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a member was not told of their erasure'));
  }

  private async notice(kind: MailKind, to: Addressee, path: string, tx: Queryable): Promise<void> {
    await this.queue.add(writeMail(kind, addressee(to), { link: this.page(to.locale, path) }), { tx });
  }

  /** The link and its mail are there together. */
  private async withLink(
    kind: MailKind,
    link: LinkKind,
    to: Addressee,
    about: { reference?: string; provider?: string; tx?: Queryable | undefined },
  ): Promise<void> {
    const { reference = '', provider = '', tx } = about;
    if (!tx) return inTransaction(this.pool, (own) => this.withLink(kind, link, to, { ...about, tx: own }));
    const token = await this.links.issue(link, to.subject, reference, tx);
    const url = this.page(to.locale, `/auth/confirm?token=${token}`);
    await this.queue.add(writeMail(kind, addressee(to), { link: url, provider }), { tx });
  }

  private page(locale: string, path: string): string {
    return `${this.publicUrl}/${LOCALES.find((one) => one === locale) ?? 'en'}${path}`;
  }
}

const addressee = ({ email, firstName, locale }: Addressee) => ({ email, name: firstName, locale });
