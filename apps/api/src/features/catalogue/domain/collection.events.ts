import type { CollectionFacts, LookFacts, Show } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** A collection's stream. */
export const collectionStream = (slug: string) => `collection-${slug}`;

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
  | DomainEvent<'LooksCatalogued', ChangedLooks>
  | DomainEvent<'LooksRetagged', Retagging>
  | DomainEvent<'LooksReordered', ChangedLooks>
  | DomainEvent<'LooksRemoved', { collection: string; published: boolean; looks: readonly string[] }>;
