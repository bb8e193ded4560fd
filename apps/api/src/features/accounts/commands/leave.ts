import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { EraseMember } from '../erase/erase-member.js';
import { AccountMails } from '../mail/account-mails.js';
import { IsOwnPassword } from '../password/own-password.decorator.js';
import { OwnPassword } from '../password/own-password.js';
import type { Browser } from '../sessions/browser.js';
import { SessionStore } from '../sessions/session-store.js';

/** That it is the member who leaves. */
export class LeaveDto {
  @IsOwnPassword()
  password: string = '';
}

/** A member leaves for good: the key of everything personal is destroyed. */
export class Leave extends Command<void> {
  constructor(
    readonly member: Member,
    readonly password: string,
    readonly browser: Browser,
  ) {
    super();
  }
}

@CommandHandler(Leave)
export class LeaveHandler implements ICommandHandler<Leave> {
  constructor(
    private readonly own: OwnPassword,
    private readonly mails: AccountMails,
    private readonly eraseMember: EraseMember,
    private readonly sessions: SessionStore,
  ) {}

  /** @throws DomainError password/forbidden, confirm-password/throttled */
  async execute({ member, password, browser }: Leave) {
    await this.own.confirm(member.subject, password);
    await this.mails.erased(member);
    await this.eraseMember.erase(member.subject, member.subject);
    await this.sessions.end(browser.session);
  }
}
