import type { CollectionFacts, LookFacts, Show } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** A collection's stream. */
export const collectionStream = (slug: string) => `collection-${slug}`;

/** Until when nobody but those who work on it may see a collection. */
export interface Embargo {
  /** Null where there is none. */
  until: string | null;
  /** Whether it shows itself to readers then. */
  publishes: boolean;
}

/** Looks after a change, with all a reader of the event needs to show them. */
export interface ChangedLooks {
  show: Show;
  /** Whether the collection was published when this happened. */
  published: boolean;
  looks: readonly LookFacts[];
}

export interface Retagging extends ChangedLooks {
  /** The command over many collections that this is a part of. */
  retag: string;
  /** Tags as they were, by look: what an undo restores. */
  before: Readonly<Record<string, LookFacts['tags']>>;
}

export type CollectionEvent =
  | DomainEvent<'CollectionDrafted', CollectionFacts>
  | DomainEvent<'CollectionRevised', { facts: CollectionFacts; published: boolean }>
  | DomainEvent<'CollectionPublished', { facts: CollectionFacts; looks: readonly LookFacts[] }>
  | DomainEvent<'CollectionWithdrawn', { collection: string; looks: readonly string[] }>
  | DomainEvent<'CollectionDeleted', { collection: string }>
  | DomainEvent<'CollectionEmbargoed', { collection: string } & Embargo>
  | DomainEvent<'LooksCatalogued', ChangedLooks>
  | DomainEvent<'LooksRetagged', Retagging>
  | DomainEvent<'LooksReordered', ChangedLooks>
  | DomainEvent<'LooksRemoved', { collection: string; published: boolean; looks: readonly string[] }>;
