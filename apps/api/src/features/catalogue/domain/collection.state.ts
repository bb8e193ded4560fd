import type { CollectionFacts, LookFacts, Show } from '@toile/contracts';
import type { CollectionEvent, Retagging } from './collection.events.js';

export type CollectionStatus = 'draft' | 'published' | 'withdrawn';

export interface KnownCollection {
  status: CollectionStatus;
  facts: CollectionFacts;
  looks: ReadonlyMap<string, LookFacts>;
  /** Retaggings that can still be undone: tags as they were, by command and look. */
  retags: ReadonlyMap<string, Retagging['before']>;
}
export type Collection = { status: 'none' } | KnownCollection;

export const noCollection = (): Collection => ({ status: 'none' });

/** Looks in the order of the show. */
export const inOrder = (looks: Iterable<LookFacts>): LookFacts[] =>
  [...looks].sort((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1));

export function showOf({ collection, designer, season, type, city, show_date }: CollectionFacts): Show {
  return { collection, designer, season, type, city, show_date };
}

export function evolve(state: Collection, event: CollectionEvent): Collection {
  if (event.type === 'CollectionDrafted')
    return { status: 'draft', facts: event.data, looks: new Map(), retags: new Map() };
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'CollectionRevised':
      return { ...state, facts: event.data.facts };
    case 'CollectionPublished':
      return { ...state, status: 'published' };
    case 'CollectionWithdrawn':
      return { ...state, status: 'withdrawn' };
    case 'CollectionDeleted':
      return noCollection();
    case 'LooksCatalogued':
    case 'LooksReordered':
      return { ...state, looks: merged(state.looks, event.data.looks) };
    case 'LooksRetagged': {
      const retags = new Map(state.retags).set(event.data.retag, event.data.before);
      return { ...state, looks: merged(state.looks, event.data.looks), retags };
    }
    case 'LooksRemoved': {
      const gone = new Set(event.data.looks);
      return { ...state, looks: new Map([...state.looks].filter(([slug]) => !gone.has(slug))) };
    }
    default:
      return event satisfies never;
  }
}

function merged(before: ReadonlyMap<string, LookFacts>, changed: readonly LookFacts[]) {
  const looks = new Map(before);
  for (const look of changed) looks.set(look.slug, look);
  return looks;
}
