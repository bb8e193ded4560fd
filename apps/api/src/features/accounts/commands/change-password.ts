import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { AuditLog } from '../audit/audit-log.js';
import { AccountMails } from '../mail/account-mails.js';
import { Members } from '../members/members.js';
import { hashPassword } from '../members/password-hash.js';
import { IsNewPassword, refuseWeak } from '../password/new-password.js';
import { IsOwnPassword } from '../password/own-password.decorator.js';
import { OwnPassword } from '../password/own-password.js';
import { type Browser, BrowserSessions, type BrowserTokens } from '../sessions/browser.js';
import { WaysIn } from '../sessions/ways-in.js';

/** Another password. */
export class ChangePasswordDto {
  @IsOwnPassword()
  current_password: string = '';

  @IsNewPassword()
  password: string;
}

/** A member changes their password, which ends the other sessions and all API tokens. */
export class ChangePassword extends Command<BrowserTokens> {
  constructor(
    readonly member: Member,
    readonly change: ChangePasswordDto,
    readonly browser: Browser,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly members: Members,
    private readonly own: OwnPassword,
    private readonly waysIn: WaysIn,
    private readonly sessions: BrowserSessions,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ValidationError for a weak password, DomainError password/forbidden, confirm-password/throttled */
  async execute({ member, change: input, browser }: ChangePassword) {
    const { subject } = member;
    const { current_password, password } = input;
    refuseWeak(password, member.email);
    await this.own.confirm(subject, current_password);
    const password_hash = await hashPassword(password);
    const change = { type: 'ChangePassword', password_hash } as const;
    await this.members.decide(subject, change, { also: (tx) => this.mails.passwordChanged(member, tx) });
    await this.waysIn.endAll(subject);
    const tokens = await this.sessions.begin(subject, browser);
    await this.audit.note('password-changed', { actor: subject, subject });
    return tokens;
  }
}
