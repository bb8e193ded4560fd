import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SubscriptionKind } from '@toile/contracts';
import { type EventStore, handleCommand, type ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { SessionStore } from '../accounts/sessions/session-store.js';
import { EVENT_STORE, READ_MODELS } from '../event-store/tokens.js';
import type { PaymentReport } from '../subscriptions/domain/payment-report.js';
import { subscriptionDecider } from '../subscriptions/domain/subscription.decider.js';
import { subscriptionsReadModel } from '../subscriptions/my-subscription/subscriptions.projection.js';
import { subscriptionStream } from '../subscriptions/subscription-stream.js';
import { POOL } from '../tokens.js';

/** Hands what a provider said to the member's subscription. */
@Injectable()
export class RecordPayment {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * Resolves when it is durable and shown.
   * @param messageId the provider's own id of the message: a repeat changes nothing
   */
  async record(
    { member, kind }: { member: string; kind: SubscriptionKind },
    report: PaymentReport,
    messageId: string,
  ): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>("SELECT nextval('subscription_id') AS id");
    await handleCommand(this.store, subscriptionDecider, {
      stream: subscriptionStream(member, kind),
      commandId: messageId,
      // The number is for a first report; later ones leave it a gap.
      command: { type: 'Report', id: Number(rows[0]?.id), kind, member, report },
      metadata: { correlationId: randomUUID(), causationId: null, actor: null, occurredAt: new Date() },
    });
    await this.readModels.whenCurrent(subscriptionsReadModel);
    // What sessions may do has changed with it.
    this.sessions.forgetRemembered();
  }
}
