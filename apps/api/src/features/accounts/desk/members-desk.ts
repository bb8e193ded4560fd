import { randomUUID } from 'node:crypto';
import type { Locale, Role } from '@toile/contracts';
import { openEventStore, ProjectionRunner } from '@toile/event-store';
import { ValidationError } from '@toile/platform';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { personMasterKey } from '../../../kernel/event-store/person-master-key.js';
import { toEmailAddress } from '../../../kernel/http/email-address.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { unknownMember } from '../domain/member.errors.js';
import { MailedLinkEntity } from '../links/mailed-link.entity.js';
import { MailedLinks } from '../links/mailed-links.js';
import { MemberEntity } from '../members/member.entity.js';
import { membersFeature } from '../members/members.feature.js';
import { Members } from '../members/members.js';
import type { MemberDocument } from '../members/members.projection.js';
import { hashPassword } from '../members/password-hash.js';
import { endAccess } from '../members/replace-passwords.js';
import { refuseWeak } from '../password/new-password.js';

/** Who an operator makes an account for. */
export interface InvitedMember {
  email: string;
  first_name: string;
  last_name: string;
  locale: Locale;
  roles: readonly Role[];
}

/** What an operator does for members from a shell, beside a running api or without one. Everything is in the audit log. */
export class MembersDesk {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly runner: ProjectionRunner,
    private readonly members: Members,
    private readonly links: MailedLinks,
    private readonly audit: AuditLog,
  ) {}

  /** @param secret the services' own `API_SECRET`: addresses are kept as keyed hashes only */
  static async open(dataSource: DataSource, pool: pg.Pool, secret: Buffer): Promise<MembersDesk> {
    const categories = [membersFeature.category];
    const store = openEventStore({ pool, categories, masterKey: personMasterKey(secret) });
    const runner = new ProjectionRunner(store, { projections: membersFeature.projections });
    await runner.start();
    const people = dataSource.getRepository(MemberEntity);
    return new MembersDesk(
      pool,
      runner,
      new Members(store, runner, people, new AddressHash(secret)),
      new MailedLinks(dataSource.getRepository(MailedLinkEntity)),
      new AuditLog(dataSource.getRepository(AuditEntryEntity)),
    );
  }

  close(): Promise<void> {
    return this.runner.stop();
  }

  /** An account without a password, its address taken for theirs. @throws DomainError member/conflict, ValidationError */
  async create({ roles, ...person }: InvitedMember): Promise<MemberDocument> {
    const email = toEmailAddress(person.email);
    if (!email)
      throw new ValidationError([
        { propertyPath: 'email', message: 'is not an e-mail address', code: 'isEmail' },
      ]);
    const { subject } = await this.members.register({
      ...person,
      email,
      password_hash: null,
      verified: true,
      roles: ['member', ...roles],
      job: null,
      country: null,
      company: null,
      newsletter: false,
    });
    await this.audit.note('registered', { subject, detail: { roles } });
    return this.find(email);
  }

  /** All roles; everybody stays a member. @throws DomainError member/unknown */
  async changeRoles(email: string, roles: Role[]): Promise<MemberDocument> {
    const { subject, roles: from } = await this.find(email);
    await this.members.decide(subject, { type: 'ChangeRoles', roles });
    const { roles: to } = await this.members.mustFind(subject);
    await this.audit.note('roles-changed', { subject, detail: { from, to } });
    return this.find(email);
  }

  /** Another password; whoever was signed in is signed out everywhere. @throws DomainError member/unknown, ValidationError */
  async changePassword(email: string, password: string): Promise<MemberDocument> {
    const member = await this.find(email);
    const { subject } = member;
    refuseWeak(password, email);
    const password_hash = await hashPassword(password);
    await this.members.decide(subject, { type: 'ChangePassword', password_hash });
    await endAccess(this.pool, [subject]);
    await this.audit.note('password-changed', { subject });
    return member;
  }

  /** A page where the member chooses a password, once and within an hour. @throws DomainError member/unknown */
  async passwordLink(email: string, publicUrl: string): Promise<string> {
    const { subject, locale } = await this.find(email);
    const token = await this.links.issue('reset', subject, randomUUID());
    return `${publicUrl.replace(/\/$/, '')}/${locale ?? 'en'}/auth/reset-password?token=${token}`;
  }

  private async find(email: string): Promise<MemberDocument> {
    const member = await this.members.byEmail(email);
    if (!member) throw unknownMember();
    return member;
  }
}
