import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches } from 'class-validator';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { MailReturns } from '../../../kernel/mail/mail-returns.js';
import { isGoneStatus } from '../../../kernel/mail/smtp-refusal.js';
import { AuditLog } from '../../accounts/index.js';
import { NewsletterReaders } from '../../reader-forms/index.js';

const MOST = 1_000;

/** A mail that a server took and sent back. */
export class BounceDto {
  @IsEmailAddress()
  address: string;

  /**
   * What the report of the mail server gives as `Status` (RFC 3463), of those that are for good.
   * @example "5.1.1"
   */
  @Matches(/^5\.\d{1,3}\.\d{1,3}$/, { message: 'must be a status of class 5, as 5.1.1' })
  status: string;
}

export class BouncesDto {
  @IsNestedList(() => BounceDto, { min: 1, max: MOST })
  bounces: BounceDto[];
}

/** What came of bounces that were fed in. */
export class NotedBouncesDto {
  /**
   * Of them, those of mails of ours that had not been noted before.
   * @example 2
   */
  noted: number;
}

/** Bounces that came after a mail server had taken the mails. */
export class NoteBounces extends Command<NotedBouncesDto> {
  constructor(
    /** The subject of the operator. */
    readonly actor: string,
    readonly bounces: readonly BounceDto[],
  ) {
    super();
  }
}

@CommandHandler(NoteBounces)
export class NoteBouncesHandler implements ICommandHandler<NoteBounces> {
  constructor(
    private readonly hashes: AddressHash,
    private readonly readers: NewsletterReaders,
    private readonly returns: MailReturns,
    private readonly audit: AuditLog,
  ) {}

  /** The audit log says how many, and of nobody. */
  async execute({ actor, bounces }: NoteBounces): Promise<NotedBouncesDto> {
    await this.audit.note('newsletter-bounced', { actor, detail: { count: bounces.length } });
    let noted = 0;
    for (const { address, status } of bounces) {
      const [addressHash, isGone] = [this.hashes.of(address), isGoneStatus(status)];
      const isNew =
        (await this.readers.bounced(addressHash, isGone)) ||
        (await this.returns.lastCameBack(addressHash, isGone ? 'gone' : 'refused'));
      if (isNew) noted += 1;
    }
    return { noted };
  }
}
