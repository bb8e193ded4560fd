import type { CollectionFacts, LookFacts, Show } from '@toile/contracts';
import type { CollectionEvent, Embargo, Retagging } from './collection.events.js';

export type CollectionStatus = 'draft' | 'published' | 'withdrawn';

export interface KnownCollection {
  status: CollectionStatus;
  facts: CollectionFacts;
  looks: ReadonlyMap<string, LookFacts>;
  /** Retaggings that can still be undone: tags as they were, by command and look. */
  retags: ReadonlyMap<string, Retagging['before']>;
  embargo: Embargo;
  /** How many events have made it so since it was drafted: what an editor has seen is named by it. */
  version: number;
  /** The version that changed each part last. */
  changed: { facts: number; embargo: number; order: number; looks: ReadonlyMap<string, number> };
  /** Looks it has ever had; a slug is not given twice, since figures are kept by it. */
  known: ReadonlySet<string>;
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
  if (event.type === 'CollectionDrafted') return drafted(event.data);
  if (state.status === 'none') return state;
  return after({ ...state, version: state.version + 1 }, event);
}

const drafted = (facts: CollectionFacts): KnownCollection => ({
  status: 'draft',
  facts,
  looks: new Map(),
  retags: new Map(),
  embargo: { until: null, publishes: false },
  version: 1,
  changed: { facts: 1, embargo: 1, order: 1, looks: new Map() },
  known: new Set(),
});

type LaterEvent = Exclude<CollectionEvent, { type: 'CollectionDrafted' }>;

function after(state: KnownCollection, event: LaterEvent): Collection {
  const { version, changed } = state;
  switch (event.type) {
    case 'CollectionRevised':
      return { ...state, facts: event.data.facts, changed: { ...changed, facts: version } };
    case 'CollectionEmbargoed': {
      const { until, publishes } = event.data;
      return { ...state, embargo: { until, publishes }, changed: { ...changed, embargo: version } };
    }
    case 'CollectionPublished':
      return { ...state, status: 'published' };
    case 'CollectionWithdrawn':
      return { ...state, status: 'withdrawn' };
    case 'CollectionDeleted':
      return noCollection();
    case 'LooksCatalogued':
      return withLooks(state, event.data.looks);
    case 'LooksReordered':
      return {
        ...state,
        looks: merged(state.looks, event.data.looks),
        changed: { ...changed, order: version },
      };
    case 'LooksRetagged': {
      const retags = new Map(state.retags).set(event.data.retag, event.data.before);
      return { ...withLooks(state, event.data.looks), retags };
    }
    case 'LooksRemoved': {
      const gone = new Set(event.data.looks);
      const looks = new Map([...state.looks].filter(([slug]) => !gone.has(slug)));
      return { ...state, looks, changed: { ...changed, order: version } };
    }
    default:
      return event satisfies never;
  }
}

/** Looks as they are now; a new one, or one at another place, changes the order too. */
function withLooks(state: KnownCollection, looks: readonly LookFacts[]): KnownCollection {
  const { version, changed } = state;
  const isMoved = looks.some(({ slug, position }) => state.looks.get(slug)?.position !== position);
  const at = new Map(changed.looks);
  for (const { slug } of looks) at.set(slug, version);
  return {
    ...state,
    looks: merged(state.looks, looks),
    changed: { ...changed, order: isMoved ? version : changed.order, looks: at },
    known: new Set([...state.known, ...looks.map(({ slug }) => slug)]),
  };
}

function merged(before: ReadonlyMap<string, LookFacts>, changed: readonly LookFacts[]) {
  const looks = new Map(before);
  for (const look of changed) looks.set(look.slug, look);
  return looks;
}
