import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsString, MaxLength } from 'class-validator';
import { MailReturns } from '../../../kernel/mail/mail-returns.js';
import { AuditLog } from '../audit/audit-log.js';
import { KnownDevices } from '../devices/known-devices.js';
import { MailedLinks } from '../links/mailed-links.js';
import { AccountMails } from '../mail/account-mails.js';
import { Members } from '../members/members.js';
import { hashPassword } from '../members/password-hash.js';
import { IsNewPassword, refuseWeak } from '../password/new-password.js';
import type { Browser } from '../sessions/browser.js';
import { WaysIn } from '../sessions/ways-in.js';
import { SignInLimits } from '../sign-in/sign-in-limits.js';

/** A new password, by the link of a mail. */
export class ResetPasswordDto {
  /** Of the link. */
  @IsString()
  @MaxLength(200)
  token: string;

  @IsNewPassword()
  password: string;
}

/** That the password is another one now. */
export class ResetDto {
  reset: boolean;
}

/**
 * Whoever was signed in, perhaps a thief, is signed out; this browser, whose reader has the mail, can sign in whoever else
 * is guessing: answered with the token it is known by.
 */
export class ResetPassword extends Command<{ knownDevice: string }> {
  constructor(
    readonly reset: ResetPasswordDto,
    readonly browser: Browser,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly members: Members,
    private readonly links: MailedLinks,
    private readonly waysIn: WaysIn,
    private readonly limits: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly returns: MailReturns,
  ) {}

  /** @throws DomainError link/expired, ValidationError for a weak password */
  async execute({ reset: { token, password }, browser }: ResetPassword) {
    const { subject } = await this.links.read(['reset'], token);
    const member = await this.members.mustFind(subject);
    // Before the link is used up: who is asked for another password needs it again.
    refuseWeak(password, member.email);
    const password_hash = await hashPassword(password);
    await this.links.redeem(['reset'], token);
    const change = { type: 'ChangePassword', password_hash } as const;
    await this.members.decide(subject, change, { also: (tx) => this.mails.passwordChanged(member, tx) });
    // The link came by mail, so the address is theirs.
    await this.members.decide(subject, { type: 'VerifyEmail' });
    await this.returns.arrived(member.email);
    await this.waysIn.endAll(subject);
    await this.limits.forgive(member.email, browser.address);
    const knownDevice = await this.devices.keep(subject, browser.knownDevice);
    await this.audit.note('password-reset', { actor: subject, subject });
    return { knownDevice };
  }
}
