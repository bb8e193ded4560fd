import { createHash, randomBytes } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Locale, pathOf } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { mailIdOf } from '../../../kernel/mail/mailer.js';
import { writeMail } from '../../../kernel/mail/write-mail.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { Members } from '../../accounts/index.js';
import { HeldSubscriptions } from '../held-subscriptions.js';
import { Subscriptions } from '../subscriptions.js';
import { seatKey } from './claim-seats.js';

/** Whose seat it is to be. */
export class AssignSeatDto {
  /** @example "ada@example.com" */
  @IsEmailAddress()
  email: string;
}

/** Whoever gives seats and takes them back again fills nobody's mailbox. */
const DAY_MS = 24 * 3_600_000;
const OF_MEMBER = { what: 'seat', most: 100, windowMs: DAY_MS };
const OF_ADDRESS = { what: 'seat-address', most: 5, windowMs: DAY_MS };
const REFUSAL = 'So many seats are too many for one day. Give the others tomorrow.';

/** The owner gives a seat to an address, whether or not it has an account, which is told by a mail. */
export class AssignSeat extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly owner: Member,
    readonly seat: AssignSeatDto,
    /** Of the page the owner sees. */
    readonly locale: Locale,
  ) {
    super();
  }
}

@CommandHandler(AssignSeat)
export class AssignSeatHandler implements ICommandHandler<AssignSeat> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly held: HeldSubscriptions,
    private readonly members: Members,
    private readonly hashes: AddressHash,
    private readonly limiter: RateLimiter,
    private readonly mails: MailQueue,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws DomainError subscription/unknown, seat/conflict, seat-taken/conflict, seat/throttled */
  async execute({ caller, owner, seat: { email }, locale }: AssignSeat) {
    const { key: stream } = await this.held.mustOwn(owner);
    const known = await this.members.byEmail(email);
    const command = {
      type: 'AssignSeat',
      by: owner.subject,
      seat: randomBytes(8).toString('hex'),
      key: seatKey(this.hashes, email),
      email,
      // With whose key an address is sealed; only a verified one is its member's.
      person: known?.verified ? known.subject : null,
    } as const;
    const takeBack = await this.limiter.takeEach(
      [
        { limit: OF_MEMBER, who: owner.subject },
        { limit: OF_ADDRESS, who: email },
      ],
      REFUSAL,
    );
    const mail = this.mail(caller, email, owner.email, known?.locale ?? locale);
    try {
      await this.subscriptions.decide(stream, caller, command, (tx) => this.mails.add(mail, { tx }));
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  /** The same to everybody, so that it tells nobody who has an account. */
  private mail({ subject, commandId }: Caller, email: string, by: string, locale: string) {
    const onward = encodeURIComponent(`/${locale}${pathOf('user_account_update', {})}`);
    const link = `${this.publicUrl}/${locale}${pathOf('auth', {})}?message=seat&redirect=${onward}`;
    const id = createHash('sha256').update(`seat\n${subject}\n${commandId}`).digest('hex').slice(0, 16);
    return { ...writeMail('seat', { email, name: '', locale }, { by, link }), id: mailIdOf('seat', id) };
  }
}
