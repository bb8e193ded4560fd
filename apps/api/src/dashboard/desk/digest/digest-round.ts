import { Inject, Injectable } from '@nestjs/common';
import { type Mailer, mailIdOf } from '../../../accounts/mail/mailer.js';
import type { Member } from '../../../accounts/members/member.js';
import { MAILER } from '../../../tokens.js';
import { AskFigure } from '../../figure-reference/ask-figure.js';
import { localeNamed } from '../../figure-sheet/words.js';
import { Desks } from '../desks.js';
import type { Digest } from '../domain/desk.state.js';
import { DigestLetter } from './digest-letter.js';
import { lastDue } from './due.js';

/** Sends the weekly letter when it is due: a week that was missed is sent late, and never twice. */
@Injectable()
export class DigestRound {
  constructor(
    private readonly desks: Desks,
    private readonly letter: DigestLetter,
    private readonly figures: AskFigure,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  /** @throws whatever the figures or the mail server refuse with */
  async lookAt(digest: Digest | null, member: Member, now: Date): Promise<void> {
    const [first] = digest?.figures ?? [];
    if (!digest || digest.paused || !first) return;
    const due = lastDue(digest.weekday, now).toISOString();
    if (due <= digest.since) return;
    await this.figures.mustBeEntitled(first, member);
    const letter = await this.letter.write(digest.figures, member, localeNamed(member.locale));
    await this.mailer.send({ ...letter, id: mailIdOf('digest', member.subject, due) });
    await this.desks.decideAlone(member.subject, { type: 'MarkDigestSent', due }, now);
  }
}
