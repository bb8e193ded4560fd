import { isDeepStrictEqual } from 'node:util';
import type { CollectionFacts, LookFacts, Reference } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import {
  noPermutation,
  notADraft,
  nothingToPublish,
  unknownCollection,
  unknownLook,
  unknownRetag,
} from './collection.errors.js';
import type { CollectionEvent } from './collection.events.js';
import {
  type Collection,
  evolve,
  inOrder,
  type KnownCollection,
  noCollection,
  showOf,
} from './collection.state.js';

export type LookChange = { slug: string } & Partial<Pick<LookFacts, 'description' | 'tags' | 'models'>>;

export type CollectionCommand =
  /** Makes or revises a collection and the looks that are given; `publish` publishes it as well. */
  | { type: 'Catalogue'; facts: CollectionFacts; looks: readonly LookFacts[]; publish: boolean }
  | { type: 'Publish'; collection: string }
  | { type: 'Withdraw'; collection: string }
  | { type: 'Delete'; collection: string }
  | { type: 'ChangeLooks'; collection: string; changes: readonly LookChange[] }
  | {
      type: 'Retag';
      collection: string;
      retag: string;
      looks: readonly string[] | null;
      add: readonly Reference[];
      remove: readonly string[];
    }
  | { type: 'UndoRetag'; collection: string; retag: string }
  | { type: 'Reorder'; collection: string; order: readonly string[] }
  | { type: 'RemoveLooks'; collection: string; looks: readonly string[] };

type Command<T extends CollectionCommand['type']> = Extract<CollectionCommand, { type: T }>;
type Events = readonly CollectionEvent[];

function decide(command: CollectionCommand, state: Collection): Events {
  if (command.type === 'Catalogue') return catalogue(command, state);
  if (state.status === 'none') throw unknownCollection(command.collection);
  switch (command.type) {
    case 'Publish':
      return publish(state);
    case 'Withdraw':
      return withdraw(state);
    case 'Delete':
      if (state.status === 'published') throw notADraft();
      return [{ type: 'CollectionDeleted', data: { collection: state.facts.collection } }];
    case 'ChangeLooks':
      return changed(
        state,
        command.changes.map((change) => changedLook(lookOf(state, change.slug), change)),
      );
    case 'Retag':
      return retag(command, state);
    case 'UndoRetag':
      return undoRetag(command, state);
    case 'Reorder':
      return reorder(command, state);
    case 'RemoveLooks':
      return removeLooks(command, state);
    default:
      return command satisfies never;
  }
}

export const collectionDecider: Decider<Collection, CollectionCommand, CollectionEvent> = {
  initialState: noCollection,
  decide,
  evolve,
};

/** What is there already, word for word, makes no event: cataloguing is safe to repeat. */
function catalogue({ facts, looks, publish: wanted }: Command<'Catalogue'>, state: Collection): Events {
  const events: CollectionEvent[] = [];
  let now = state;
  const happen = (event: CollectionEvent) => {
    events.push(event);
    now = evolve(now, event);
  };
  if (state.status === 'none') happen({ type: 'CollectionDrafted', data: facts });
  else if (!isDeepStrictEqual(state.facts, facts))
    happen({ type: 'CollectionRevised', data: { facts, published: state.status === 'published' } });
  if (now.status !== 'none') for (const event of changed(now, looks)) happen(event);
  if (wanted && now.status !== 'none' && now.status !== 'published')
    for (const event of publish(now)) happen(event);
  return events;
}

function changed(state: KnownCollection, wanted: readonly LookFacts[]): Events {
  const looks = wanted.filter((look) => !isDeepStrictEqual(state.looks.get(look.slug), look));
  if (looks.length === 0) return [];
  return [{ type: 'LooksCatalogued', data: { ...frame(state), looks } }];
}

const frame = (state: KnownCollection) => ({
  show: showOf(state.facts),
  published: state.status === 'published',
});

function publish(state: KnownCollection): Events {
  if (state.status === 'published') return [];
  if (state.looks.size === 0) throw nothingToPublish();
  return [
    { type: 'CollectionPublished', data: { facts: state.facts, looks: inOrder(state.looks.values()) } },
  ];
}

function withdraw(state: KnownCollection): Events {
  if (state.status !== 'published') return [];
  const { collection } = state.facts;
  return [{ type: 'CollectionWithdrawn', data: { collection, looks: [...state.looks.keys()] } }];
}

function lookOf(state: KnownCollection, slug: string): LookFacts {
  const look = state.looks.get(slug);
  if (!look) throw unknownLook(slug);
  return look;
}

/** Translations of a description end with it. */
function changedLook(look: LookFacts, change: LookChange): LookFacts {
  const { translations, ...rest } = look;
  const stays = change.description === undefined || change.description === look.description;
  return { ...rest, ...(stays && translations && { translations }), ...change };
}

/** Looks that are not of this collection are passed over: one retagging goes over many collections. */
function retag({ retag: id, looks, add, remove }: Command<'Retag'>, state: KnownCollection): Events {
  const meant = looks ? looks.flatMap((slug) => state.looks.get(slug) ?? []) : [...state.looks.values()];
  const before: Record<string, Reference[]> = {};
  const after = meant.flatMap((look) => {
    const kept = look.tags.filter((tag) => !remove.includes(tag.slug));
    const added = add.filter((tag) => !kept.some((one) => one.slug === tag.slug));
    if (added.length === 0 && kept.length === look.tags.length) return [];
    before[look.slug] = look.tags;
    return [{ ...look, tags: [...kept, ...added] }];
  });
  if (after.length === 0) return [];
  return [{ type: 'LooksRetagged', data: { ...frame(state), looks: after, retag: id, before } }];
}

/** Gives each look that is still there the tags it had. */
function undoRetag({ retag: id }: Command<'UndoRetag'>, state: KnownCollection): Events {
  const before = state.retags.get(id);
  if (!before) throw unknownRetag();
  const restored = Object.entries(before).flatMap(([slug, tags]) => {
    const look = state.looks.get(slug);
    return look ? [{ ...look, tags }] : [];
  });
  return changed(state, restored);
}

function reorder({ order }: Command<'Reorder'>, state: KnownCollection): Events {
  const wanted = new Set(order);
  if (order.length !== state.looks.size || ![...state.looks.keys()].every((slug) => wanted.has(slug)))
    throw noPermutation();
  const looks = order
    .map((slug, index) => ({ ...lookOf(state, slug), position: index + 1 }))
    .filter((look) => look.position !== state.looks.get(look.slug)?.position);
  return looks.length > 0 ? [{ type: 'LooksReordered', data: { ...frame(state), looks } }] : [];
}

function removeLooks({ looks }: Command<'RemoveLooks'>, state: KnownCollection): Events {
  for (const slug of looks) lookOf(state, slug);
  const { collection } = state.facts;
  const removed = { collection, published: state.status === 'published', looks: [...new Set(looks)] };
  return [{ type: 'LooksRemoved', data: removed }];
}
