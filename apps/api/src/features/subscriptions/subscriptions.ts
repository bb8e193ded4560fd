import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SubscriptionKind } from '@toile/contracts';
import { handleCommand, type PostgresEventStore, type ProjectionRunner } from '@toile/event-store';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import type { Queryable } from '../../kernel/jobs/jobs.js';
import { SessionStore } from '../accounts/index.js';
import { type SubscriptionCommand, subscriptionDecider } from './domain/subscription.decider.js';
import { subscriptionsReadModel } from './read-models/subscriptions.projection.js';

/** One stream a member and kind, so that two purchases of the same meet. */
export function subscriptionStream(member: string, kind: SubscriptionKind): string {
  return `subscription-${createHash('sha256').update(`${kind}\n${member}`).digest('hex').slice(0, 24)}`;
}

/** Sends commands to the streams of subscriptions. */
@Injectable()
export class Subscriptions {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * Resolves when what was decided is shown, also in what sessions may do.
   * @param also in the transaction of what was decided, if anything was. @throws DomainError of the decider
   */
  async decide(
    stream: string,
    { commandId, metadata }: Pick<Caller, 'commandId' | 'metadata'>,
    command: SubscriptionCommand,
    also?: (tx: Queryable) => Promise<void>,
  ): Promise<void> {
    const store = also ? this.store.with(also) : this.store;
    await handleCommand(store, subscriptionDecider, { stream, commandId, metadata, command });
    await this.readModels.whenCurrent(subscriptionsReadModel);
    this.sessions.clearCache();
  }
}
