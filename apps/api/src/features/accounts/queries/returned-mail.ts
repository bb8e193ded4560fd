import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsIn } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import {
  MailReturns,
  RETURN_REASONS,
  type ReturnedMail,
  type ReturnReason,
} from '../../../kernel/mail/mail-returns.js';

/** That mails to a member come back: what they can do without is not sent there. */
export class ReturnedMailDto implements ReturnedMail {
  /**
   * There is no such address, it takes none of our mails, or its reader called one unwanted.
   * @example "gone"
   */
  @IsIn(RETURN_REASONS)
  reason: ReturnReason;
  /**
   * When the last one came back.
   * @example "2026-11-20T12:00:00.000Z"
   */
  at: string;
}

/** Whether mails reach the member. */
export class OwnReturnedMailDto {
  returned_mail: ReturnedMailDto | null;
}

export class OwnReturnedMail extends Query<OwnReturnedMailDto> {
  constructor(readonly viewer: Member) {
    super();
  }
}

@QueryHandler(OwnReturnedMail)
export class OwnReturnedMailHandler implements IQueryHandler<OwnReturnedMail> {
  constructor(private readonly returns: MailReturns) {}

  async execute({ viewer }: OwnReturnedMail): Promise<OwnReturnedMailDto> {
    return { returned_mail: await this.returns.of(viewer.email) };
  }
}
