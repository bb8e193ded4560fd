import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { toEmailAddress } from '../../../kernel/http/email-address.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { Members } from '../members/members.js';

const LIMIT = { what: 'validate-email', most: 10, windowMs: 60_000 };
const LONGEST_LOOKED_AT = 1_000;

/** An address as somebody types it; what is none is said by the answer. */
export class ValidateEmailDto {
  /** @example "ada@example.com" */
  @ApiProperty({ type: String })
  email: unknown;
}

/** Whether an address can be used. */
export class EmailVerdictDto {
  valid: boolean;
  code: 'ok' | 'invalid' | 'taken';
  /** @example "There is an account with this address already." */
  message: string;
}

export class EmailVerdict extends Query<EmailVerdictDto> {
  constructor(
    readonly email: unknown,
    /** IP address. */
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(EmailVerdict)
export class EmailVerdictHandler implements IQueryHandler<EmailVerdict> {
  constructor(
    private readonly members: Members,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws DomainError validate-email/throttled */
  async execute({ email: given, address }: EmailVerdict): Promise<EmailVerdictDto> {
    await this.limiter.takeByAddress(LIMIT, address);
    const isText = typeof given === 'string' && given.length <= LONGEST_LOOKED_AT;
    const email = isText ? toEmailAddress(given) : null;
    if (email === null) return { valid: false, code: 'invalid', message: 'This is no e-mail address.' };
    if (await this.members.byEmail(email))
      return { valid: false, code: 'taken', message: 'There is an account with this address already.' };
    return { valid: true, code: 'ok', message: '' };
  }
}
