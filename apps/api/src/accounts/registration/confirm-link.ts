import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { type LinkKind, MailedLinks } from '../links/mailed-links.js';
import { linkExpired } from '../members/domain/member.errors.js';
import { Members } from '../members/members.js';
import { SessionStore } from '../sessions/session-store.js';
import { Identities } from '../social/identities.js';

/** Opens the links that show an address to be somebody's. */
@Injectable()
export class ConfirmLink {
  constructor(
    private readonly links: MailedLinks,
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly identities: Identities,
  ) {}

  /** @throws DomainError link/expired, member/conflict when the new address was taken meanwhile */
  async open(token: string): Promise<{ kind: LinkKind; locale: string }> {
    const { kind, subject, reference } = await this.links.redeem(
      ['verify', 'change-email', 'link-sign-in'],
      token,
    );
    const member = await this.members.find(subject);
    if (!member) throw linkExpired();
    if (kind === 'change-email') {
      await this.members.confirmEmail(subject, reference);
      // Links to the old address must not speak for the new one.
      await Promise.all([this.links.end('verify', subject), this.links.end('reset', subject)]);
      await this.audit.note('email-changed', { actor: subject, subject });
    } else if (kind === 'link-sign-in') {
      await this.identities.link(member, reference);
      await this.audit.note('sign-in-linked', { actor: subject, subject });
    } else await this.members.decide(subject, { type: 'VerifyEmail' });
    this.sessions.forgetRemembered();
    return { kind, locale: member.locale };
  }
}
