import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { AccountMails } from '../mail/account-mails.js';

const HOUR = 3600_000;
const BY_ADDRESS = { what: 'forgot-password', most: 10, windowMs: HOUR };
/** More mails than these are not sent, and nobody is told. */
const BY_ACCOUNT = { what: 'reset-mail', most: 3, windowMs: HOUR };

/** Who has forgotten their password. */
export class ForgotPasswordDto {
  /** @example "ada@example.com" */
  @IsEmailAddress()
  email: string;
}

/** That the link is on its way, if it is. */
export class ResetRequestedDto {
  /** @example "If there is an account with this address, the link is on its way." */
  message: string;
}

/** Somebody has forgotten their password; whether there is an account is not said, and the work is done afterwards. */
export class RequestReset extends Command<void> {
  constructor(
    readonly email: string,
    /** IP address. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestReset)
export class RequestResetHandler implements ICommandHandler<RequestReset> {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
  ) {}

  /** @throws DomainError forgot-password/throttled */
  async execute({ email, address }: RequestReset) {
    await this.limiter.takeByAddress(BY_ADDRESS, address);
    const mayMail = await this.limiter.take(BY_ACCOUNT, email).catch(() => false);
    if (mayMail) await this.mails.reset(email);
  }
}
