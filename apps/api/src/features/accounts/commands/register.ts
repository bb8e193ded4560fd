import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Equals, IsOptional } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { IsFormBoolean } from '../../../kernel/http/dto/form-boolean.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { onward } from '../../../kernel/http/page-redirect.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { AuditLog } from '../audit/audit-log.js';
import { AccountMails } from '../mail/account-mails.js';
import { Members } from '../members/members.js';
import { hashPassword } from '../members/password-hash.js';
import { ProfileDto } from '../members/profile.dto.js';
import { SignedInUserDto } from '../members/signed-in-user.dto.js';
import { IsNewPassword, refuseWeak } from '../password/new-password.js';

const LIMIT = { what: 'register', most: 20, windowMs: 3600_000 };

/** Who wants an account. */
export class RegisterDto extends ProfileDto {
  /** @example "ada@example.com" */
  @IsEmailAddress()
  email: string;

  @IsNewPassword()
  password: string;

  /** That the terms are accepted. */
  @Equals(true, { message: 'must be accepted' })
  @IsFormBoolean()
  terms: boolean;

  /**
   * Where they were going, such as to a plan they had chosen: a path of this site, to which the link of the mail leads on.
   * @example "/en/premium-memberships#all-included"
   */
  @IsOptional()
  @IsText({ max: 500 })
  redirect?: string;
}

/** The account that was made. */
export class RegisteredDto {
  user: SignedInUserDto;
}

/** Somebody makes an account; a link to show the address to be theirs is mailed. */
export class Register extends Command<Member> {
  constructor(
    readonly input: RegisterDto,
    /** IP address. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  constructor(
    private readonly members: Members,
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ValidationError for a weak password, DomainError register/throttled, member/conflict */
  async execute({ input, address }: Register) {
    const { email, password, first_name, last_name, job = null, country = null, locale } = input;
    refuseWeak(password, email);
    await this.limiter.takeByAddress(LIMIT, address);
    const newcomer = {
      email,
      password_hash: await hashPassword(password),
      verified: false,
      roles: ['member' as const],
      first_name,
      last_name,
      job,
      country,
      company: input.company ?? null,
      locale,
      newsletter: input.newsletter ?? false,
    };
    const addressee = { email, firstName: first_name, locale };
    const member = await this.members.register(newcomer, (tx, subject) =>
      this.mails.verify({ ...addressee, subject }, { tx, onward: onward(input.redirect) }),
    );
    await this.audit.note('registered', { actor: member.subject, subject: member.subject });
    return member;
  }
}
