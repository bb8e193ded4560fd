import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { MailReturns } from '../../../kernel/mail/mail-returns.js';
import { AccountMails } from '../mail/account-mails.js';
import { ACCOUNT_MAILS } from './request-email-change.js';

/** Whether a mail is on its way; an address that is verified, and whose mails arrive, needs none. */
export class VerificationSentDto {
  sent: boolean;
}

/** A member whose first mail got lost, or whose mails come back, asks for another; answers whether one was needed. */
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
    private readonly returns: MailReturns,
  ) {}

  /** @throws DomainError account-mail/throttled */
  async execute({ member }: SendVerification) {
    await this.limiter.take(ACCOUNT_MAILS, member.subject);
    const isNeeded = !member.verified || (await this.returns.of(member.email)) !== null;
    if (!member.verified) await this.mails.verify(member);
    else if (isNeeded) await this.mails.tryAddress(member);
    return isNeeded;
  }
}
