import { Injectable } from '@nestjs/common';
import type { Member } from '../../../kernel/auth/member.js';
import { lastDue } from '../../../kernel/jobs/weekly-due.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { type Mail, mailIdOf } from '../../../kernel/mail/mailer.js';
import { localeNamed } from '../../figures/index.js';
import { AskedByReference } from '../../questions/index.js';
import { colleagueDto } from '../../sharing/index.js';
import type { Digest } from '../domain/saved-items.state.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { DigestMail } from './digest-mail.js';
import { DigestsAsSeen } from './digests-as-seen.js';

/**
 * Puts the weekly digest in the queue when it is due, for its owner and for colleagues who chose it, each with the figures they may see:
 * a week that was missed is sent late, and never twice.
 */
@Injectable()
export class SendDigest {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly digest: DigestMail,
    private readonly digests: DigestsAsSeen,
    private readonly asked: AskedByReference,
    private readonly mails: MailQueue,
  ) {}

  /** @throws whatever the figures refuse with */
  async sendIfDue(digest: Digest | null, member: Member, now: Date): Promise<void> {
    const [first] = digest?.figures ?? [];
    if (!digest || digest.paused || !first) return;
    const due = lastDue(digest.weekday, now).toISOString();
    if (due <= digest.since) return;
    await this.asked.mustBeEntitled(first, member);
    const { subject: owner, locale } = member;
    const own = await this.digest.write(digest.figures, member, localeNamed(locale));
    const mails: Mail[] = [{ ...own, id: mailIdOf('digest', owner, due) }];
    const shared = { owner, by: colleagueDto(member).name };
    for (const one of await this.digests.recipientsOf(digest, owner)) {
      const theirs = await this.digest.write(digest.figures, one, localeNamed(one.locale), shared);
      mails.push({ ...theirs, id: mailIdOf('shared-digest', owner, one.subject, due) });
    }
    await this.savedItems.decideAlone(owner, { type: 'MarkDigestSent', due }, now, async (tx) => {
      for (const mail of mails) await this.mails.add(mail, { tx });
    });
  }
}
