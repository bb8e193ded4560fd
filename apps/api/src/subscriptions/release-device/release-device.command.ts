import { Command } from '@nestjs/cqrs';
import type { SubscriptionKind } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** A holder gives a device up. */
export class ReleaseDevice extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly subscription: { id: number; kind: SubscriptionKind },
    readonly device: string,
  ) {
    super();
  }
}
