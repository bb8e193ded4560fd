import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import { AuditLog } from '../audit/audit-log.js';
import { Attempts } from '../limits/attempts.js';
import { type Member, toMember } from '../members/member.js';
import { Members } from '../members/members.js';
import { toEmailAddress } from '../registration/email-address.js';
import { hashPassword, verifyPassword } from './password.js';

export interface Credentials {
  email: string;
  password: string;
}

/** Five failures; what succeeds is taken back. */
const LIMIT = { what: 'sign-in', most: 5, windowMs: 15 * 60_000 };

/** Of nobody: an unknown address takes as long as a wrong password. */
const NOBODY = hashPassword('nobody has this password');

@Injectable()
export class SignIn {
  constructor(
    private readonly members: Members,
    private readonly attempts: Attempts,
    private readonly audit: AuditLog,
  ) {}

  /** The member these credentials belong to. @throws DomainError sign-in/unauthenticated, sign-in/throttled */
  async verify(given: Credentials, address: string): Promise<Member> {
    const { password } = given;
    const email = toEmailAddress(given.email) ?? given.email;
    const forgiveAddress = await this.attempts.takeByAddress(LIMIT, address);
    await this.attempts.take(LIMIT, email);
    const doc = await this.members.byEmail(email);
    const right = await verifyPassword(doc?.password_hash ?? (await NOBODY), password);
    if (!doc?.password_hash || !right) {
      await this.audit.note('sign-in-failed', { subject: doc?.subject ?? null });
      throw new DomainError('sign-in/unauthenticated', 'The e-mail address or the password is not right.');
    }
    await forgiveAddress();
    await this.attempts.forget(LIMIT.what, email);
    await this.audit.note('signed-in', { actor: doc.subject, subject: doc.subject });
    return toMember(doc);
  }
}
