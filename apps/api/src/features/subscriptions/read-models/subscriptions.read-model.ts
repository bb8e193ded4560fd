import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isInForce, type SubscriptionKind } from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { unknownSubscription } from '../domain/subscription.errors.js';
import { SubscriptionEntity } from './subscription.entity.js';
import { type SubscriptionDocument, subscriptionsReadModel } from './subscriptions.projection.js';

const NO_TERMS = { plan: null, status: null, ends_at: null } as const;
export const termsOf = (doc: SubscriptionDocument | undefined) =>
  doc ? { plan: doc.plan, status: doc.status, ends_at: doc.endsAt } : NO_TERMS;

/** Reads `subscriptions`, once it has everything that was committed before. */
@Injectable()
export class SubscriptionsReadModel {
  constructor(
    @InjectRepository(SubscriptionEntity) private readonly subscriptions: Repository<SubscriptionEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** A subscription by its number as it stands in an address: digits only. @throws DomainError subscription/unknown */
  async byId(id: string, kind: SubscriptionKind): Promise<SubscriptionEntity> {
    if (!/^\d{1,15}$/.test(id)) throw unknownSubscription();
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const found = await this.subscriptions.findOneBy({ id, kind });
    if (!found) throw unknownSubscription();
    return found;
  }

  /** The one a member may use: one in force before any other, then their own. */
  async heldBy(member: string, kind: SubscriptionKind): Promise<SubscriptionEntity | undefined> {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const held = await this.subscriptions
      .createQueryBuilder('held')
      .where("held.doc->'holders' ? :member", { member })
      .andWhere({ kind })
      .getMany();
    const now = Date.now();
    const rank = ({ doc }: SubscriptionEntity) =>
      Number(isInForce(termsOf(doc), now)) * 2 + Number(doc.member === member);
    return held.sort((a, b) => rank(b) - rank(a) || (a.doc.endsAt < b.doc.endsAt ? 1 : -1))[0];
  }

  /** Those with a seat that waits for whoever has this address. */
  async waitingFor(seatKey: string, kind: SubscriptionKind): Promise<SubscriptionEntity[]> {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    return this.subscriptions
      .createQueryBuilder('waiting')
      .where("waiting.doc->'seats' @> :seats::jsonb", {
        seats: JSON.stringify([{ key: seatKey, person: null }]),
      })
      .andWhere({ kind })
      .getMany();
  }
}
