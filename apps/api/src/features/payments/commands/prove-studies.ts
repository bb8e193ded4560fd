import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { IsString, MaxLength } from 'class-validator';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { StudentProofs } from '../student-proofs.js';

/** The link of a mail. */
export class StudentLinkDto {
  /** The token of the link. */
  @IsString()
  @MaxLength(2_048)
  token: string;

  /** The language of the page to come back to. */
  @IsLocale()
  locale: Locale = 'en';
}

/** Whoever asked for the proof has pressed the button of the page that the mail leads to. */
export class ProveStudies extends Command<void> {
  constructor(
    readonly member: string,
    readonly token: string,
  ) {
    super();
  }
}

@CommandHandler(ProveStudies)
export class ProveStudiesHandler implements ICommandHandler<ProveStudies> {
  constructor(private readonly proofs: StudentProofs) {}

  /** @throws DomainError link/expired, student/conflict */
  async execute({ member, token }: ProveStudies) {
    await this.proofs.prove(token, member);
  }
}
