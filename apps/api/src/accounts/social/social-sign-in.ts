import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import { toEmailAddress } from '../../http/email-address.js';
import { AuditLog } from '../audit/audit-log.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { AccountMails } from '../mail/account-mails.js';
import type { Member } from '../members/member.js';
import { Members } from '../members/members.js';
import { Identities } from './identities.js';
import type { ProviderName } from './providers.js';

/** Who a provider says is there. */
export interface Visitor {
  provider: ProviderName;
  /** The provider's own id of the account. */
  account: string;
  email: string | null;
  /** Whether the provider vouches for the address. */
  verified: boolean;
  firstName: string;
  lastName: string;
  locale: string;
}

/** More mails than these are not sent to an account, and nobody is told. */
const MAILS = { what: 'link-sign-in-mail', most: 3, windowMs: 3600_000 };

@Injectable()
export class SocialSignIn {
  constructor(
    private readonly identities: Identities,
    private readonly members: Members,
    private readonly mails: AccountMails,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The member this visitor is. An address counts only when it is verified: where the provider does not vouch for it,
   * a link is mailed there, and nobody is signed in before its button is pressed. Without an account one is made.
   * @param mailed is told the reference of the account elsewhere once its link is on its way
   * @throws DomainError social/unverified, social/mailed
   */
  async enter(visitor: Visitor, mailed: (reference: string) => void): Promise<Member> {
    const { provider } = visitor;
    const reference = this.identities.referenceTo(provider, visitor.account);
    const known = await this.identities.memberOf(reference);
    if (known) return this.signedIn(known, provider);
    const email = toEmailAddress(visitor.email ?? '');
    if (!email) throw new DomainError('social/unverified', 'That account has no e-mail address.');
    const member = (await this.byEmail(email)) ?? (await this.register(visitor, email));
    if (!visitor.verified) {
      const mayMail = await this.limiter.take(MAILS, member.subject).catch(() => false);
      if (mayMail)
        await this.mails.linkSignIn(member, provider[0]?.toUpperCase() + provider.slice(1), reference);
      mailed(reference);
      throw new DomainError('social/mailed', 'Open the link in our mail to go on.');
    }
    await this.identities.link(member, reference);
    await this.audit.note('sign-in-linked', {
      actor: member.subject,
      subject: member.subject,
      detail: { provider },
    });
    return this.signedIn(member, provider);
  }

  private async byEmail(email: string): Promise<Member | undefined> {
    const doc = await this.members.byEmail(email);
    return doc && this.members.find(doc.subject);
  }

  private async register({ verified, firstName, lastName, locale }: Visitor, email: string): Promise<Member> {
    const member = await this.members.register({
      ...{ email, password_hash: null, verified, roles: ['member'] },
      ...{ first_name: firstName, last_name: lastName, locale },
      ...{ job: null, country: null, company: null, newsletter: false },
    });
    await this.audit.note('registered', { actor: member.subject, subject: member.subject });
    return member;
  }

  private async signedIn(member: Member, provider: string): Promise<Member> {
    const { subject } = member;
    await this.audit.note('signed-in', { actor: subject, subject, detail: { provider } });
    return member;
  }
}
