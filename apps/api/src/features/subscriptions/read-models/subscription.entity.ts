import type { SubscriptionKind } from '@toile/contracts';
import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type SubscriptionDocument, subscriptionsReadModel } from './subscriptions.projection.js';

/** A row of the read model `subscriptions`, which its projection alone writes: one a member and kind. */
@Entity({ schema: readSchema(subscriptionsReadModel), name: 'document' })
export class SubscriptionEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: SubscriptionDocument;

  /** Its number. */
  @Column({ type: 'bigint', insert: false, update: false })
  id: string;

  @Column({ type: 'text', insert: false, update: false })
  kind: SubscriptionKind;
}
