import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { AccountMails } from '../mail/account-mails.js';
import { Members } from '../members/members.js';
import { IsOwnPassword } from '../password/own-password.decorator.js';
import { OwnPassword } from '../password/own-password.js';

/** Mails to one account. */
export const ACCOUNT_MAILS = { what: 'account-mail', most: 5, windowMs: 3600_000 };

/** Another address. */
export class ChangeEmailDto {
  /** @example "new@example.com" */
  @IsEmailAddress()
  email: string;

  @IsOwnPassword()
  password: string = '';
}

/** An address that waits for its link to be opened. */
export class EmailChangeRequestedDto {
  /** @example "new@example.com" */
  email: string;
  pending: boolean;
}

/** A member asks for another address; nothing changes before the link in the mail to it is opened. */
export class RequestEmailChange extends Command<void> {
  constructor(
    readonly member: Member,
    readonly change: ChangeEmailDto,
  ) {
    super();
  }
}

@CommandHandler(RequestEmailChange)
export class RequestEmailChangeHandler implements ICommandHandler<RequestEmailChange> {
  constructor(
    private readonly members: Members,
    private readonly own: OwnPassword,
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
  ) {}

  /** @throws DomainError password/forbidden, confirm-password/throttled, account-mail/throttled */
  async execute({ member, change: { email, password } }: RequestEmailChange) {
    await this.own.confirm(member.subject, password);
    await this.limiter.take(ACCOUNT_MAILS, member.subject);
    const change = randomUUID();
    const command = { type: 'RequestEmailChange', change, email } as const;
    await this.members.decide(member.subject, command, {
      // Whether the address is another member's shows only to who can read its mails.
      also: (tx) => this.mails.changeEmail(member, email, change, tx),
    });
  }
}
