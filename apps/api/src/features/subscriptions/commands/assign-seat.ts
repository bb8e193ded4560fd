import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
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

/** The owner gives a seat to an address, whether or not it has an account. */
export class AssignSeat extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly owner: Member,
    readonly seat: AssignSeatDto,
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
  ) {}

  /** @throws DomainError subscription/unknown, seat/conflict, seat-taken/conflict */
  async execute({ caller, owner, seat: { email } }: AssignSeat) {
    const { key: stream } = await this.held.mustOwn(owner);
    const known = await this.members.byEmail(email);
    await this.subscriptions.decide(stream, caller, {
      type: 'AssignSeat',
      by: owner.subject,
      seat: randomBytes(8).toString('hex'),
      key: seatKey(this.hashes, email),
      email,
      // With whose key an address is sealed; only a verified one is its member's.
      person: known?.verified ? known.subject : null,
    });
  }
}
