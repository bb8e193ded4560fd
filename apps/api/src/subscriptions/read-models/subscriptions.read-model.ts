import { Inject, Injectable } from '@nestjs/common';
import { isInForce, type SubscriptionKind } from '@toile/contracts';
import { type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import { READ_MODELS } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { unknownSubscription } from '../domain/subscription.errors.js';
import { type SubscriptionDocument, subscriptionsReadModel } from './subscriptions.projection.js';

const TABLE = `${readSchema(subscriptionsReadModel)}.document`;

/** A subscription and the stream it is kept in. */
export interface FoundSubscription {
  stream: string;
  doc: SubscriptionDocument;
}

const NO_TERMS = { plan: null, status: null, ends_at: null } as const;
export const termsOf = (doc: SubscriptionDocument | undefined) =>
  doc ? { plan: doc.plan, status: doc.status, ends_at: doc.endsAt } : NO_TERMS;

/** Reads `subscriptions`, once it has everything that was committed before. */
@Injectable()
export class SubscriptionsReadModel {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** A subscription by its number as it stands in an address: digits only. @throws DomainError subscription/unknown */
  async byId(id: string, kind: SubscriptionKind): Promise<FoundSubscription> {
    if (!/^\d{1,15}$/.test(id)) throw unknownSubscription();
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const { rows } = await this.pool.query<FoundSubscription>(
      `SELECT key AS stream, doc FROM ${TABLE} WHERE id = $1 AND kind = $2`,
      [id, kind],
    );
    if (!rows[0]) throw unknownSubscription();
    return rows[0];
  }

  /** The one a member may use: one in force before any other, then their own. */
  async heldBy(member: string, kind: SubscriptionKind): Promise<FoundSubscription | undefined> {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const { rows } = await this.pool.query<FoundSubscription>(
      `SELECT key AS stream, doc FROM ${TABLE} WHERE doc->'holders' ? $1 AND kind = $2`,
      [member, kind],
    );
    const now = Date.now();
    const rank = ({ doc }: FoundSubscription) =>
      Number(isInForce(termsOf(doc), now)) * 2 + Number(doc.member === member);
    return rows.sort((a, b) => rank(b) - rank(a) || (a.doc.endsAt < b.doc.endsAt ? 1 : -1))[0];
  }

  /** Streams of those with a seat that waits for whoever has this address. */
  async waitingFor(seatKey: string, kind: SubscriptionKind): Promise<string[]> {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const { rows } = await this.pool.query<{ key: string }>(
      `SELECT key FROM ${TABLE} WHERE doc->'seats' @> $1::jsonb AND kind = $2`,
      [JSON.stringify([{ key: seatKey, person: null }]), kind],
    );
    return rows.map(({ key }) => key);
  }
}
