import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { MEMBER_COLUMNS, type Member, type MemberRow, toMember } from '../members/member.js';
import { hashPassword, verifyPassword } from './password.js';
import { SignInFailures } from './sign-in-failures.js';

export interface Credentials {
  email: string;
  password: string;
}

/** Of nobody: an unknown address takes as long as a wrong password. */
const NOBODY = hashPassword('nobody has this password');

@Injectable()
export class SignIn {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly failures: SignInFailures,
  ) {}

  /** The member these credentials belong to. @throws DomainError sign-in/unauthenticated, sign-in/throttled */
  async verify({ email, password }: Credentials, address: string): Promise<Member> {
    await this.failures.refuseIfTooMany(email, address);
    const { rows } = await this.pool.query<MemberRow & { password_hash: string }>(
      `SELECT ${MEMBER_COLUMNS}, m.password_hash FROM account_member m WHERE lower(m.email) = lower($1)`,
      [email],
    );
    const row = rows[0];
    const right = await verifyPassword(row?.password_hash ?? (await NOBODY), password);
    if (!row || !right) {
      await this.failures.note(email, address);
      throw new DomainError('sign-in/unauthenticated', 'The e-mail address or the password is not right.');
    }
    await this.failures.forgive(email);
    return toMember(row);
  }
}
