import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { AccountMails } from '../mail/account-mails.js';
import { ACCOUNT_MAILS } from './request-email-change.js';

/** Whether a mail is on its way; an address that is verified needs none. */
export class VerificationSentDto {
  sent: boolean;
}

/** A member whose first mail got lost asks for another; answers whether one was needed. */
export class SendVerification extends Command<boolean> {
  constructor(readonly member: Member) {
    super();
  }
}

@CommandHandler(SendVerification)
export class SendVerificationHandler implements ICommandHandler<SendVerification> {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
  ) {}

  /** @throws DomainError account-mail/throttled */
  async execute({ member }: SendVerification) {
    await this.limiter.take(ACCOUNT_MAILS, member.subject);
    if (!member.verified) await this.mails.verify(member);
    return !member.verified;
  }
}
