import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { type Member } from '../../../kernel/auth/member.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { toEmailAddress } from '../../../kernel/http/email-address.js';
import { AuditLog } from '../audit/audit-log.js';
import { KnownDevices } from '../devices/known-devices.js';
import { Members } from '../members/members.js';
import { hashPassword, verifyPassword } from '../members/password-hash.js';
import { SignedInUserDto } from '../members/signed-in-user.dto.js';
import { toMember } from '../members/to-member.js';
import { type Browser, BrowserSessions, type BrowserTokens } from '../sessions/browser.js';
import { SignInLimits } from '../sign-in/sign-in-limits.js';

/** Who wants to sign in. */
export class CredentialsDto {
  /** @example "ada@example.com" */
  @IsText({ min: 1, max: 254 })
  email: string;

  @IsString()
  @MinLength(1)
  @MaxLength(512)
  password: string;

  /**
   * A path on this origin to go on to.
   * @example "/en/premium-memberships"
   */
  @IfGiven()
  @IsString()
  @MaxLength(2_048)
  redirect?: string;
}

/** Who is signed in now; the session comes as a cookie. */
export class SignedInDto {
  user: SignedInUserDto;
  /**
   * Where to go on.
   * @example "/en"
   */
  redirect: string;
}

/** Somebody signs in with their password. */
export class SignIn extends Command<{ member: Member; tokens: BrowserTokens }> {
  constructor(
    readonly credentials: Pick<CredentialsDto, 'email' | 'password'>,
    readonly browser: Browser,
  ) {
    super();
  }
}

/** Of nobody: an unknown address takes as long as a wrong password. */
const NOBODY = hashPassword('nobody has this password');

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly members: Members,
    private readonly devices: KnownDevices,
    private readonly limits: SignInLimits,
    private readonly sessions: BrowserSessions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError sign-in/unauthenticated, sign-in/throttled */
  async execute({ credentials, browser }: SignIn) {
    const member = await this.verify(credentials, browser);
    return { member, tokens: await this.sessions.begin(member.subject, browser) };
  }

  private async verify(given: SignIn['credentials'], browser: Browser): Promise<Member> {
    const { password } = given;
    const email = toEmailAddress(given.email) ?? given.email;
    const doc = await this.members.byEmail(email);
    const device = await this.devices.knownTo(doc?.subject, browser.knownDevice);
    const succeed = await this.limits.take(email, browser.address, device);
    const right = await verifyPassword(doc?.password_hash ?? (await NOBODY), password);
    if (!doc?.password_hash || !right) {
      await this.audit.note('sign-in-failed', { subject: doc?.subject ?? null });
      throw new DomainError('sign-in/unauthenticated', 'The e-mail address or the password is not right.');
    }
    await succeed();
    await this.audit.note('signed-in', { actor: doc.subject, subject: doc.subject });
    return toMember(doc);
  }
}
