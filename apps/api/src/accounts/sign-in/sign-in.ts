import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { toEmailAddress } from '../../http/email-address.js';
import { AuditLog } from '../audit/audit-log.js';
import { KnownDevices } from '../devices/known-devices.js';
import { type Member, toMember } from '../members/member.js';
import { Members } from '../members/members.js';
import { hashPassword, verifyPassword } from './password.js';
import { SignInLimits } from './sign-in-limits.js';

export interface Credentials {
  email: string;
  password: string;
}

/** Of nobody: an unknown address takes as long as a wrong password. */
const NOBODY = hashPassword('nobody has this password');

@Injectable()
export class SignIn {
  constructor(
    private readonly members: Members,
    private readonly devices: KnownDevices,
    private readonly limits: SignInLimits,
    private readonly audit: AuditLog,
  ) {}

  /** The member these credentials belong to. @throws DomainError sign-in/unauthenticated, sign-in/throttled */
  async verify(given: Credentials, request: FastifyRequest): Promise<Member> {
    const { password } = given;
    const email = toEmailAddress(given.email) ?? given.email;
    const doc = await this.members.byEmail(email);
    const device = await this.devices.knownTo(doc?.subject, request);
    const succeed = await this.limits.take(email, request.ip, device);
    const right = await verifyPassword(doc?.password_hash ?? (await NOBODY), password);
    if (!doc?.password_hash || !right) {
      await this.audit.note('sign-in-failed', { subject: doc?.subject ?? null });
      throw new DomainError('sign-in/unauthenticated', 'The e-mail address or the password is not right.');
    }
    await succeed();
    await this.audit.note('signed-in', { actor: doc.subject, subject: doc.subject });
    return toMember(doc);
  }
}
