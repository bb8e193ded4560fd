import { Injectable } from '@nestjs/common';
import type { MailedLink } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { AuditLog } from '../audit/audit-log.js';
import { linkExpired } from '../members/domain/member.errors.js';
import type { Member } from '../members/member.js';
import { Members } from '../members/members.js';
import { OwnPassword } from '../password/own-password.js';
import { SessionStore } from '../sessions/session-store.js';
import { Identities } from '../social/identities.js';
import { type LinkKind, MailedLinks, type OpenedLink } from './mailed-links.js';

const KINDS = ['verify', 'change-email', 'link-sign-in'] as const satisfies readonly LinkKind[];

/** Who has opened a link. */
export interface Opener {
  viewer: Member | undefined;
  /** The account elsewhere this browser has signed in with, where its link was mailed (`Identities.referenceTo`). */
  reference: string | undefined;
}

/** The links that show an address to be somebody's. Reading one changes nothing: mail programs open links by themselves. */
@Injectable()
export class ConfirmLink {
  constructor(
    private readonly links: MailedLinks,
    private readonly members: Members,
    private readonly password: OwnPassword,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly identities: Identities,
  ) {}

  /** What the link does, and what it asks for before. @throws DomainError link/expired */
  async read(token: string, opener: Opener): Promise<MailedLink> {
    const link = await this.links.read(KINDS, token);
    const provider = link.kind === 'link-sign-in' ? (link.reference.split(' ')[0] ?? '') : null;
    return { kind: link.kind as MailedLink['kind'], provider, asks: await this.asksOf(link, opener) };
  }

  /**
   * Does what the link is for, once.
   * @throws DomainError link/expired, link/unauthenticated, link/forbidden, password/forbidden, member/conflict when the
   * new address was taken meanwhile
   */
  async open(token: string, password: string, opener: Opener): Promise<Member & { kind: LinkKind }> {
    const link = await this.links.read(KINDS, token);
    const asks = await this.asksOf(link, opener);
    if (asks === 'sign-in')
      throw new DomainError('link/unauthenticated', 'Sign in to the account this was mailed to, then go on.');
    if (asks === 'browser')
      throw new DomainError('link/forbidden', 'Open the link in the browser you signed in from.');
    if (asks === 'password') await this.password.confirm(link.subject, password);
    const { kind, subject, reference } = await this.links.redeem(KINDS, token);
    const member = await this.members.find(subject);
    if (!member) throw linkExpired();
    if (kind === 'change-email') await this.changeEmail(subject, reference);
    else await this.members.decide(subject, { type: 'VerifyEmail' });
    if (kind === 'link-sign-in') {
      await this.identities.link({ ...member, verified: true }, reference);
      await this.audit.note('sign-in-linked', { actor: subject, subject });
    }
    this.sessions.forgetRemembered();
    return { ...member, kind };
  }

  /**
   * Whoever wants to attach their own sign-in to another's account has no session of it and not its password; where there
   * is no password, the mail and the browser that asked for it must come together.
   */
  private async asksOf(
    { kind, subject, reference }: OpenedLink,
    opener: Opener,
  ): Promise<MailedLink['asks']> {
    if (kind !== 'link-sign-in') return 'nothing';
    if (await this.password.isSet(subject))
      return opener.viewer?.subject === subject ? 'password' : 'sign-in';
    return opener.reference === reference ? 'nothing' : 'browser';
  }

  private async changeEmail(subject: string, change: string): Promise<void> {
    await this.members.confirmEmail(subject, change);
    // Links to the old address must not speak for the new one.
    await this.links.end(['verify', 'reset', 'link-sign-in'], subject);
    await this.audit.note('email-changed', { actor: subject, subject });
  }
}
