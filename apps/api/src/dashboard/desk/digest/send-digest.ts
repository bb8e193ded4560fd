import { Injectable } from '@nestjs/common';
import { MailQueue } from '../../../accounts/mail/mail-queue.js';
import { mailIdOf } from '../../../accounts/mail/mailer.js';
import type { Member } from '../../../accounts/members/member.js';
import { AskFigure } from '../../figure-reference/ask-figure.js';
import { localeNamed } from '../../figure-sheet/words.js';
import { Desks } from '../desks.js';
import type { Digest } from '../domain/desk.state.js';
import { DigestLetter } from './digest-letter.js';
import { lastDue } from './due.js';

/** Puts the weekly letter in the queue when it is due: a week that was missed is sent late, and never twice. */
@Injectable()
export class SendDigest {
  constructor(
    private readonly desks: Desks,
    private readonly letter: DigestLetter,
    private readonly figures: AskFigure,
    private readonly mails: MailQueue,
  ) {}

  /** @throws whatever the figures refuse with */
  async sendIfDue(digest: Digest | null, member: Member, now: Date): Promise<void> {
    const [first] = digest?.figures ?? [];
    if (!digest || digest.paused || !first) return;
    const due = lastDue(digest.weekday, now).toISOString();
    if (due <= digest.since) return;
    await this.figures.mustBeEntitled(first, member);
    const letter = await this.letter.write(digest.figures, member, localeNamed(member.locale));
    const mail = { ...letter, id: mailIdOf('digest', member.subject, due) };
    await this.desks.decideAlone(member.subject, { type: 'MarkDigestSent', due }, now, (tx) =>
      this.mails.add(mail, { tx }),
    );
  }
}
