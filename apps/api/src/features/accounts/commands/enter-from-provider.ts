import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { toEmailAddress } from '../../../kernel/http/email-address.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { AuditLog } from '../audit/audit-log.js';
import { AccountMails } from '../mail/account-mails.js';
import { Members } from '../members/members.js';
import { type Browser, BrowserSessions, type BrowserTokens } from '../sessions/browser.js';
import { Identities } from '../social/identities.js';
import type { Visitor } from '../social/visitor.js';

/** More mails than these are not sent to an account, and nobody is told. */
const MAILS = { what: 'link-sign-in-mail', most: 3, windowMs: 3600_000 };

/** They are signed in; or a link is mailed to the address, which attaches the account elsewhere with this reference. */
export type Entered =
  | { status: 'signed-in'; tokens: BrowserTokens }
  | { status: 'mailed'; reference: string };

/**
 * A visitor comes from a provider. An address counts only when it is verified: where the provider does not vouch for it, a
 * link is mailed there, and nobody is signed in before its button is pressed. Without an account one is made.
 */
export class EnterFromProvider extends Command<Entered> {
  constructor(
    readonly visitor: Visitor,
    readonly browser: Browser,
  ) {
    super();
  }
}

@CommandHandler(EnterFromProvider)
export class EnterFromProviderHandler implements ICommandHandler<EnterFromProvider> {
  constructor(
    private readonly identities: Identities,
    private readonly members: Members,
    private readonly mails: AccountMails,
    private readonly limiter: RateLimiter,
    private readonly sessions: BrowserSessions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError social/unverified */
  async execute({ visitor, browser }: EnterFromProvider): Promise<Entered> {
    const { provider } = visitor;
    const reference = this.identities.referenceTo(provider, visitor.account);
    const known = await this.identities.memberOf(reference);
    if (known) return this.signedIn(known, provider, browser);
    const email = toEmailAddress(visitor.email ?? '');
    if (!email) throw new DomainError('social/unverified', 'That account has no e-mail address.');
    const member = (await this.byEmail(email)) ?? (await this.register(visitor, email));
    const { subject } = member;
    if (!visitor.verified) {
      const mayMail = await this.limiter.take(MAILS, subject).catch(() => false);
      const name = provider[0]?.toUpperCase() + provider.slice(1);
      if (mayMail) await this.mails.linkSignIn(member, name, reference);
      return { status: 'mailed', reference };
    }
    await this.identities.link(member, reference);
    await this.audit.note('sign-in-linked', { actor: subject, subject, detail: { provider } });
    return this.signedIn(member, provider, browser);
  }

  private async byEmail(email: string): Promise<Member | undefined> {
    const doc = await this.members.byEmail(email);
    return doc && this.members.find(doc.subject);
  }

  private async register({ verified, firstName, lastName, locale }: Visitor, email: string): Promise<Member> {
    const member = await this.members.register({
      email,
      password_hash: null,
      verified,
      roles: ['member'],
      first_name: firstName,
      last_name: lastName,
      locale,
      job: null,
      country: null,
      company: null,
      newsletter: false,
    });
    await this.audit.note('registered', { actor: member.subject, subject: member.subject });
    return member;
  }

  private async signedIn({ subject }: Member, provider: string, browser: Browser): Promise<Entered> {
    await this.audit.note('signed-in', { actor: subject, subject, detail: { provider } });
    return { status: 'signed-in', tokens: await this.sessions.begin(subject, browser) };
  }
}
