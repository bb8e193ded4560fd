import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { COUNTRIES, JOBS } from '@toile/contracts';
import { Equals, IsOptional } from 'class-validator';
import { DataSource } from 'typeorm';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { IsFormBoolean } from '../../../kernel/http/dto/form-boolean.decorator.js';
import { IsLine } from '../../../kernel/http/dto/line.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { Seal } from '../../../kernel/seal.js';
import { slugsOf } from '../../accounts/index.js';
import { contactMail } from '../contact-mail.js';
import { ContactMessageEntity } from '../entities/contact-message.entity.js';

/** A message to us. */
export class SendMessageDto {
  /** @example "Ada Check" */
  @IsLine({ min: 1, max: 200 })
  name: string;

  /** @example "ada@example.com" */
  @IsEmailAddress()
  email: string;

  /** @example "Check" */
  @IsLine({ max: 200 })
  company: string = '';

  /**
   * As `/api/jobs` has it.
   * @example "buyer"
   */
  @IsOneOf(slugsOf(JOBS))
  job: string;

  /**
   * As `/api/countries` has it.
   * @example "france"
   */
  @IsOneOf(slugsOf(COUNTRIES))
  country: string;

  /** @example "Hello" */
  @IsText({ min: 1, max: 5_000 })
  message: string;

  /** That we may keep it. */
  @IsFormBoolean()
  @Equals(true, { message: 'must be given' })
  consent: boolean;

  /** A field people do not see; who fills it in is thanked and not heard. */
  @IsOptional()
  website?: string;
}

/** That a message was taken in. */
export class MessageSentDto {
  sent: true;
}

/** Keeps a message, and mails it to us. */
export class SendMessage extends Command<void> {
  constructor(
    /** The form it was sent by. */
    readonly about: string,
    readonly message: SendMessageDto,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hashes: AddressHash,
    private readonly seal: Seal,
    private readonly mails: MailQueue,
  ) {}

  async execute({ about, message }: SendMessage): Promise<void> {
    const { email } = message;
    const row = { about, address_hash: this.hashes.of(email), sealed: this.seal.close(message) };
    await this.dataSource.transaction(async (tx) => {
      await tx.insert(ContactMessageEntity, row);
      await this.mails.add(contactMail(about, message), { about: email, tx });
    });
  }
}
