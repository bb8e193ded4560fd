import { Injectable } from '@nestjs/common';
import type { Member } from '../../../kernel/auth/member.js';
import { lastDue } from '../../../kernel/jobs/weekly-due.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { mailIdOf } from '../../../kernel/mail/mailer.js';
import { FigureByReference, localeNamed } from '../../figures/index.js';
import type { Digest } from '../domain/saved-items.state.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { DigestMail } from './digest-mail.js';

/** Puts the weekly digest in the queue when it is due: a week that was missed is sent late, and never twice. */
@Injectable()
export class SendDigest {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly digest: DigestMail,
    private readonly figures: FigureByReference,
    private readonly mails: MailQueue,
  ) {}

  /** @throws whatever the figures refuse with */
  async sendIfDue(digest: Digest | null, member: Member, now: Date): Promise<void> {
    const [first] = digest?.figures ?? [];
    if (!digest || digest.paused || !first) return;
    const due = lastDue(digest.weekday, now).toISOString();
    if (due <= digest.since) return;
    await this.figures.mustBeEntitled(first, member);
    const written = await this.digest.write(digest.figures, member, localeNamed(member.locale));
    const mail = { ...written, id: mailIdOf('digest', member.subject, due) };
    await this.savedItems.decideAlone(member.subject, { type: 'MarkDigestSent', due }, now, (tx) =>
      this.mails.add(mail, { tx }),
    );
  }
}
