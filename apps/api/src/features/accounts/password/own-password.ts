import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { wrongPassword } from '../domain/member.errors.js';
import { Members } from '../members/members.js';
import { verifyPassword } from '../members/password-hash.js';

/** Of somebody at an open session who tries passwords. */
const CONFIRM = { what: 'confirm-password', most: 5, windowMs: 15 * 60_000 };

/** Asks somebody who is signed in for their password again. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly members: Members,
    private readonly limiter: RateLimiter,
  ) {}

  async isSet(subject: string): Promise<boolean> {
    return Boolean((await this.members.document('subject', subject))?.password_hash);
  }

  /** Who never chose a password is known by their session alone. @throws DomainError password/forbidden */
  async confirm(subject: string, password: string): Promise<void> {
    const hash = (await this.members.document('subject', subject))?.password_hash;
    if (!hash) return;
    await this.limiter.take(CONFIRM, subject);
    if (!(await verifyPassword(hash, password))) throw wrongPassword();
    await this.limiter.forget([{ limit: CONFIRM, who: subject }]);
  }
}
