import { Command } from '@nestjs/cqrs';
import type { SubscriptionKind } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';
import type { SubscriptionDocument } from '../my-subscription/subscriptions.projection.js';

/** A holder uses a subscription on this device from now on. */
export class BindDevice extends Command<SubscriptionDocument> {
  constructor(
    readonly caller: Caller,
    readonly subscription: { id: number; kind: SubscriptionKind },
    readonly device: { id: string; fingerprint: string; label: string | null },
  ) {
    super();
  }
}
