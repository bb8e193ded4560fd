import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isInForce, type SubscriptionKind, segmentOf } from '@toile/contracts';
import type { Segments } from '../accounts/index.js';
import { ClaimSeats, type SeatSeeker } from './commands/claim-seats.js';
import { unknownSubscription } from './domain/subscription.errors.js';
import type { SubscriptionEntity } from './read-models/subscription.entity.js';
import { SubscriptionsReadModel, termsOf } from './read-models/subscriptions.read-model.js';

/** The subscriptions that count for members. */
@Injectable()
export class HeldSubscriptions implements Segments {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModel: SubscriptionsReadModel,
  ) {}

  /** A seat that waits for the member's address becomes theirs here, when they are first seen. */
  async of(member: SeatSeeker, kind: SubscriptionKind): Promise<SubscriptionEntity | undefined> {
    const found = await this.readModel.heldBy(member.subject, kind);
    if (found && isInForce(termsOf(found.doc), Date.now())) return found;
    const isClaimed = await this.commands.execute(new ClaimSeats(member, kind));
    return isClaimed ? this.readModel.heldBy(member.subject, kind) : found;
  }

  /** The one that counts, for who helps them: nothing is claimed by looking. */
  async seenOf(subject: string, kind: SubscriptionKind): Promise<SubscriptionEntity | undefined> {
    return this.readModel.heldBy(subject, kind);
  }

  /** The member's own paywall subscription, not a seat of somebody else's. */
  async ownOf(member: SeatSeeker): Promise<SubscriptionEntity | undefined> {
    const found = await this.of(member, 'paywall');
    return found?.doc.member === member.subject ? found : undefined;
  }

  /** @throws DomainError subscription/unknown */
  async mustOwn(member: SeatSeeker): Promise<SubscriptionEntity> {
    const found = await this.ownOf(member);
    if (!found) throw unknownSubscription();
    return found;
  }

  /** The segment of a member's paywall plan, by the clock. */
  async segment(member: SeatSeeker): Promise<string> {
    return segmentOf(termsOf((await this.of(member, 'paywall'))?.doc), Date.now());
  }
}
