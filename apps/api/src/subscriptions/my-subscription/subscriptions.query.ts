import { Inject, Injectable } from '@nestjs/common';
import { isInForce, type SubscriptionKind, segmentOf } from '@toile/contracts';
import { type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import { READ_MODELS } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { unknownSubscription } from '../domain/subscription.errors.js';
import { SeatClaims, type SeatSeeker } from '../seats/seat-claims.js';
import { type SubscriptionDocument, subscriptionsReadModel } from './subscriptions.projection.js';

const TABLE = `${readSchema(subscriptionsReadModel)}.document`;

/** A subscription and the stream it is kept in. */
export interface FoundSubscription {
  stream: string;
  doc: SubscriptionDocument;
}

export const NO_TERMS = { plan: null, status: null, ends_at: null } as const;
export const termsOf = (doc: SubscriptionDocument | undefined) =>
  doc ? { plan: doc.plan, status: doc.status, ends_at: doc.endsAt } : NO_TERMS;

@Injectable()
export class SubscriptionsQuery {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    private readonly claims: SeatClaims,
  ) {}

  /**
   * The subscription that counts for a member: one in force before any other, then their own. A seat that waits for
   * their address becomes theirs here, when they are first seen.
   */
  async of(member: SeatSeeker, kind: SubscriptionKind) {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const found = await this.heldBy(member.subject, kind);
    if (found && isInForce(termsOf(found.doc), Date.now())) return found;
    if (!(await this.claims.claim(member, kind))) return found;
    await this.readModels.whenCurrent(subscriptionsReadModel);
    return this.heldBy(member.subject, kind);
  }

  /** Resolves when everything that happened is shown. */
  shown(): Promise<void> {
    return this.readModels.whenCurrent(subscriptionsReadModel);
  }

  /** @throws DomainError subscription/unknown */
  async byId(id: number, kind: SubscriptionKind): Promise<FoundSubscription> {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const { rows } = await this.pool.query<FoundSubscription>(
      `SELECT key AS stream, doc FROM ${TABLE} WHERE id = $1 AND kind = $2`,
      [id, kind],
    );
    if (!rows[0]) throw unknownSubscription();
    return rows[0];
  }

  /** The segment of a member's paywall plan, by the clock. */
  async segment(member: SeatSeeker): Promise<string> {
    return segmentOf(termsOf((await this.of(member, 'paywall'))?.doc), Date.now());
  }

  private async heldBy(member: string, kind: SubscriptionKind): Promise<FoundSubscription | undefined> {
    const { rows } = await this.pool.query<FoundSubscription>(
      `SELECT key AS stream, doc FROM ${TABLE} WHERE doc->'holders' ? $1 AND kind = $2`,
      [member, kind],
    );
    const now = Date.now();
    const rank = ({ doc }: FoundSubscription) =>
      Number(isInForce(termsOf(doc), now)) * 2 + Number(doc.member === member);
    return rows.sort((a, b) => rank(b) - rank(a) || (a.doc.endsAt < b.doc.endsAt ? 1 : -1))[0];
  }
}
