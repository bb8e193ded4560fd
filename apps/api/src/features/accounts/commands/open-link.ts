import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { IsString, MaxLength } from 'class-validator';
import { onward } from '../../../kernel/http/page-redirect.js';
import { MailReturns } from '../../../kernel/mail/mail-returns.js';
import { AuditLog } from '../audit/audit-log.js';
import { linkExpired } from '../domain/member.errors.js';
import { CONFIRMING, LinkConfirmation, type Opener } from '../links/link-confirmation.js';
import { type LinkKind } from '../links/mailed-link.entity.js';
import { MailedLinks } from '../links/mailed-links.js';
import { Members } from '../members/members.js';
import { IsOwnPassword } from '../password/own-password.decorator.js';
import { OwnPassword } from '../password/own-password.js';
import { type Browser, BrowserSessions, type BrowserTokens } from '../sessions/browser.js';
import { SessionStore } from '../sessions/session-store.js';
import { Identities } from '../social/identities.js';

/** The link of a mail, whose button was pressed. */
export class OpenLinkDto {
  @IsString()
  @MaxLength(200)
  token: string;

  /** Asked for where the link attaches a sign-in. */
  @IsOwnPassword()
  password: string = '';
}

/** What was done. */
export class ConfirmedDto {
  /** @example "verify" */
  confirmed: string;
}

/** Does what the link of a mail is for, once. */
export class OpenLink extends Command<{
  kind: LinkKind;
  subject: string;
  onward: string | undefined;
  /** What the browser is signed in with, where the link does that too. */
  tokens: BrowserTokens | undefined;
}> {
  constructor(
    readonly link: OpenLinkDto,
    readonly opener: Opener,
    readonly browser: Browser,
  ) {
    super();
  }
}

@CommandHandler(OpenLink)
export class OpenLinkHandler implements ICommandHandler<OpenLink> {
  constructor(
    private readonly links: MailedLinks,
    private readonly asks: LinkConfirmation,
    private readonly members: Members,
    private readonly password: OwnPassword,
    private readonly sessions: SessionStore,
    private readonly browsers: BrowserSessions,
    private readonly audit: AuditLog,
    private readonly identities: Identities,
    private readonly returns: MailReturns,
  ) {}

  /**
   * @throws DomainError link/expired, link/unauthenticated, link/forbidden, password/forbidden, member/conflict when the
   * new address was taken meanwhile
   */
  async execute({ link: { token, password }, opener, browser }: OpenLink) {
    const link = await this.links.read(CONFIRMING, token);
    const asks = await this.asks.of(link, opener);
    if (asks === 'sign-in')
      throw new DomainError('link/unauthenticated', 'Sign in to the account this was mailed to, then go on.');
    if (asks === 'browser')
      throw new DomainError('link/forbidden', 'Open the link in the browser you signed in from.');
    if (asks === 'password') await this.password.confirm(link.subject, password);
    const signsIn = await this.asks.signsIn(link, opener);
    const { kind, subject, reference } = await this.links.redeem(CONFIRMING, token);
    const member = await this.members.find(subject);
    if (!member) throw linkExpired();
    if (kind === 'change-email') await this.changeEmail(subject, reference);
    else await this.members.decide(subject, { type: 'VerifyEmail' });
    await this.returns.arrived((await this.members.mustFind(subject)).email);
    if (kind === 'link-sign-in') {
      await this.identities.link({ ...member, verified: true }, reference);
      await this.audit.note('sign-in-linked', { actor: subject, subject });
    }
    this.sessions.clearCache();
    const tokens = signsIn ? await this.browsers.begin(subject, browser) : undefined;
    if (tokens) await this.audit.note('signed-in', { actor: subject, subject });
    // Checked again: what a link holds may be older than the rules.
    return { kind, subject, onward: kind === 'verify' ? onward(reference) : undefined, tokens };
  }

  private async changeEmail(subject: string, change: string): Promise<void> {
    await this.members.confirmEmail(subject, change);
    // Links to the old address must not speak for the new one.
    await this.links.end(['verify', 'reset', 'link-sign-in'], subject);
    await this.audit.note('email-changed', { actor: subject, subject });
  }
}
