import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isStudentAddress, type Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { ValidationError } from '@toile/platform';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { escaped } from '../../../kernel/http/escaped.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { StudentProofs } from '../student-proofs.js';

const LIMIT = { what: 'student-proof', most: 5, windowMs: 3600_000 };

/** Where the proof is sent. */
export class StudentProofDto {
  /**
   * An address of a school.
   * @example "ada@arts.ac.uk"
   */
  @IsEmailAddress()
  email: string;

  /** The language of the mail and of the page to come back to. */
  @IsLocale()
  locale: Locale = 'en';
}

/** The proof is on its way. */
export class StudentProofSentDto {
  sent: boolean;
}

/** A member wants to prove their studies by an address of their school. */
export class RequestStudentProof extends Command<void> {
  constructor(
    readonly member: string,
    readonly input: StudentProofDto,
  ) {
    super();
  }
}

@CommandHandler(RequestStudentProof)
export class RequestStudentProofHandler implements ICommandHandler<RequestStudentProof> {
  constructor(
    private readonly proofs: StudentProofs,
    private readonly limiter: RateLimiter,
    private readonly mails: MailQueue,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws ValidationError for an address of no school, DomainError student-proof/throttled */
  async execute({ member, input: { email, locale } }: RequestStudentProof) {
    const words = messagesOf(locale).membership.student;
    if (!isStudentAddress(email))
      throw new ValidationError([{ propertyPath: 'email', message: words.noSchool, code: 'no_school' }]);
    await this.limiter.take(LIMIT, member);
    const token = this.proofs.token(member, email);
    const link = `${this.publicUrl}/${locale}/premium-memberships?token=${token}#student-special`;
    await this.mails.add({
      to: email,
      subject: words.mailSubject,
      text: `${words.mailText}\n\n${link}\n`,
      html: `<p>${words.mailText}</p><p><a href="${escaped(link)}">${words.mailSubject}</a></p>`,
    });
  }
}
