import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubscriptionKind } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { SubscriptionsReadModel } from '../read-models/subscriptions.read-model.js';
import { Subscriptions } from '../subscriptions.js';

export type SeatSeeker = Pick<Member, 'subject' | 'email' | 'verified'>;

/** How a seat knows an address without keeping it. */
export const seatKey = (hashes: AddressHash, email: string): string => hashes.of(email).toString('hex');

/** Gives waiting seats to the member whose verified address they were assigned to; says whether there was one. */
export class ClaimSeats extends Command<boolean> {
  constructor(
    readonly seeker: SeatSeeker,
    readonly kind: SubscriptionKind,
  ) {
    super();
  }
}

@CommandHandler(ClaimSeats)
export class ClaimSeatsHandler implements ICommandHandler<ClaimSeats> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly readModel: SubscriptionsReadModel,
    private readonly hashes: AddressHash,
  ) {}

  async execute({ seeker: { subject, email, verified }, kind }: ClaimSeats) {
    if (!verified) return false;
    const key = seatKey(this.hashes, email);
    const waiting = await this.readModel.waitingFor(key, kind);
    for (const { key: stream } of waiting) {
      const id = randomUUID();
      const metadata = { correlationId: id, causationId: null, actor: subject, occurredAt: new Date() };
      const command = { type: 'ClaimSeat', key, person: subject } as const;
      await this.subscriptions.decide(stream, { commandId: id, metadata }, command).catch((error) => {
        // Its owner has just taken it back.
        if (!(error instanceof DomainError)) throw error;
      });
    }
    return waiting.length > 0;
  }
}
