import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubscriptionKind } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { unknownSubscription } from '../domain/subscription.errors.js';
import { SubscriptionsReadModel } from '../read-models/subscriptions.read-model.js';
import { Subscriptions } from '../subscriptions.js';

/** A subscription is good for some days more, without a payment. */
export class Prolong extends Command<void> {
  constructor(
    /** Its subject is the owner. */
    readonly caller: Caller,
    readonly kind: SubscriptionKind,
    readonly days: number,
  ) {
    super();
  }
}

@CommandHandler(Prolong)
export class ProlongHandler implements ICommandHandler<Prolong> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly readModel: SubscriptionsReadModel,
  ) {}

  /** @throws DomainError subscription/unknown, subscription/forbidden for who sits on somebody else's */
  async execute({ caller, kind, days }: Prolong): Promise<void> {
    const held = await this.readModel.heldBy(caller.subject, kind);
    if (!held) throw unknownSubscription();
    const at = caller.metadata.occurredAt.toISOString();
    await this.subscriptions.decide(held.key, caller, { type: 'Prolong', by: caller.subject, days, at });
  }
}
