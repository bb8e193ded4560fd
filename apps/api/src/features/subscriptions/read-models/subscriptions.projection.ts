import { defineDocumentProjection } from '@toile/event-store';
import type { SubscriptionEvent } from '../domain/subscription.events.js';
import { evolve, type HeldSubscription, holdersOf, noSubscription } from '../domain/subscription.state.js';

export interface SubscriptionDocument extends HeldSubscription {
  /** Members who may use it. */
  holders: string[];
  /** Members of whom it knows something. */
  people: string[];
}

/**
 * "Which subscriptions is this member on?", "which one is number 7?", "whose seat is this address?" Whether one is good
 * is asked of the clock with every read. `member_plan` in PostgreSQL reads this table by its name and version.
 */
export const subscriptionsReadModel = defineDocumentProjection<SubscriptionEvent, SubscriptionDocument>({
  name: 'subscriptions',
  version: 1,
  categories: ['subscription'],
  evolve: (doc, event) => {
    const state = evolve(doc ?? noSubscription(), event);
    return state.status === 'none' ? null : toDocument(state);
  },
  columns: [
    "id bigint GENERATED ALWAYS AS ((doc->>'id')::bigint) STORED",
    "kind text GENERATED ALWAYS AS (doc->>'kind') STORED",
  ],
  indexes: [
    'CREATE INDEX ON document (id)',
    "CREATE INDEX ON document USING gin ((doc->'holders'))",
    "CREATE INDEX ON document USING gin ((doc->'people'))",
    "CREATE INDEX ON document USING gin ((doc->'seats') jsonb_path_ops)",
  ],
  personal: { where: "doc->'people' ? $1", forget },
});

function toDocument(state: HeldSubscription): SubscriptionDocument {
  const people = [
    state.member,
    ...state.devices.map(({ holder }) => holder),
    ...state.seats.map(({ sealedFor }) => sealedFor),
  ];
  return { ...state, holders: holdersOf(state), people: [...new Set(people)] };
}

function forget(doc: SubscriptionDocument, subject: string): SubscriptionDocument {
  return {
    ...doc,
    devices: doc.devices.map((device) =>
      device.holder === subject ? { ...device, fingerprint: null, label: null } : device,
    ),
    seats: doc.seats.map((seat) => (seat.sealedFor === subject ? { ...seat, email: null } : seat)),
  };
}
