import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SubscriptionKind } from '@toile/contracts';
import { type EventStore, handleCommand, readSchema } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { AddressHash } from '../../accounts/members/address-hash.js';
import type { Member } from '../../accounts/members/member.js';
import { EVENT_STORE } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { subscriptionDecider } from '../domain/subscription.decider.js';
import { subscriptionsReadModel } from '../my-subscription/subscriptions.projection.js';

export type SeatSeeker = Pick<Member, 'subject' | 'email' | 'verified'>;

/** Seats that wait for an address, and the person who turns out to have it. */
@Injectable()
export class SeatClaims {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly hashes: AddressHash,
  ) {}

  /** How a seat knows an address without keeping it. */
  keyOf(email: string): string {
    return this.hashes.of(email.trim()).toString('hex');
  }

  /** Gives waiting seats to the member whose verified address they were assigned to. @returns whether there was one */
  async claim({ subject, email, verified }: SeatSeeker, kind: SubscriptionKind): Promise<boolean> {
    if (!verified) return false;
    const key = this.keyOf(email);
    const { rows } = await this.pool.query<{ stream: string }>(
      `SELECT key AS stream FROM ${readSchema(subscriptionsReadModel)}.document
       WHERE doc->'seats' @> $1::jsonb AND kind = $2`,
      [JSON.stringify([{ key, person: null }]), kind],
    );
    for (const { stream } of rows) {
      try {
        await handleCommand(this.store, subscriptionDecider, {
          stream,
          command: { type: 'ClaimSeat', key, person: subject },
          commandId: randomUUID(),
          metadata: {
            ...{ correlationId: randomUUID(), causationId: null, actor: subject, occurredAt: new Date() },
          },
        });
      } catch (error) {
        // Its owner has just taken it back.
        if (!(error instanceof DomainError)) throw error;
      }
    }
    return rows.length > 0;
  }
}
