import { isDeepStrictEqual } from 'node:util';
import type { CollectionFacts, LookFacts, Reference } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import {
  embargoed,
  knownCollection,
  knownPicture,
  noPermutation,
  notADraft,
  nothingToPublish,
  shownAlready,
  staleCollection,
  tooManyLooks,
  unknownCollection,
  unknownLook,
  unknownRetag,
} from './collection.errors.js';
import type { CollectionEvent, Embargo } from './collection.events.js';
import {
  type Collection,
  evolve,
  inOrder,
  type KnownCollection,
  noCollection,
  showOf,
} from './collection.state.js';

type Changeable = 'description' | 'tags' | 'models' | 'credit' | 'garments';
export type LookChange = { slug: string } & Partial<Pick<LookFacts, Changeable>>;

/** The version an editor has seen; left out, what others did meanwhile is written over. */
interface Seen {
  version?: number | undefined;
}

export type CollectionCommand =
  /** Makes or revises a collection and the looks that are given; `publish` publishes it as well. */
  | { type: 'Catalogue'; facts: CollectionFacts; looks: readonly LookFacts[]; publish: boolean; at: string }
  /** A show that was not there; version 0, or facts of one that was. */
  | { type: 'Revise'; collection: string; facts: CollectionFacts; version: number }
  | ({ type: 'SetEmbargo'; collection: string; version: number } & Embargo)
  /** A picture that came in: a look at the place that is wanted, or the next one that is free. */
  | { type: 'AddLook'; collection: string; look: NewLook; position: number | null }
  | { type: 'Publish'; collection: string; at: string }
  | { type: 'Withdraw'; collection: string }
  | { type: 'Delete'; collection: string }
  | ({ type: 'ChangeLooks'; collection: string; changes: readonly LookChange[] } & Seen)
  | {
      type: 'Retag';
      collection: string;
      retag: string;
      looks: readonly string[] | null;
      add: readonly Reference[];
      remove: readonly string[];
    }
  | { type: 'UndoRetag'; collection: string; retag: string }
  | ({ type: 'Reorder'; collection: string; order: readonly string[] } & Seen)
  | { type: 'RemoveLooks'; collection: string; looks: readonly string[] };

export type NewLook = Omit<LookFacts, 'slug' | 'position'>;

type Command<T extends CollectionCommand['type']> = Extract<CollectionCommand, { type: T }>;
type Events = readonly CollectionEvent[];

function decide(command: CollectionCommand, state: Collection): Events {
  if (command.type === 'Catalogue') return catalogue(command, state);
  if (command.type === 'Revise') return revise(command, state);
  if (state.status === 'none') throw unknownCollection(command.collection);
  switch (command.type) {
    case 'Publish':
      return publish(state, command.at);
    case 'SetEmbargo':
      return setEmbargo(command, state);
    case 'AddLook':
      return addLook(command, state);
    case 'Withdraw':
      return withdraw(state);
    case 'Delete':
      if (state.status === 'published') throw notADraft();
      return [{ type: 'CollectionDeleted', data: { collection: state.facts.collection } }];
    case 'ChangeLooks':
      return changeLooks(command, state);
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
function catalogue({ facts, looks, publish: wanted, at }: Command<'Catalogue'>, state: Collection): Events {
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
    for (const event of publish(now, at)) happen(event);
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

/** What of these others have changed since the version that was seen makes it a conflict; all else goes together. */
function refuseStale(
  state: KnownCollection,
  seen: number | undefined,
  wanted: { facts?: true; embargo?: true; order?: true; looks?: readonly string[] },
): void {
  if (seen === undefined) return;
  const { facts, embargo, order, looks } = state.changed;
  const stale = {
    facts: wanted.facts === true && facts > seen,
    embargo: wanted.embargo === true && embargo > seen,
    order: wanted.order === true && order > seen,
    looks: (wanted.looks ?? []).filter((slug) => (looks.get(slug) ?? 0) > seen),
  };
  if (stale.facts || stale.embargo || stale.order || stale.looks.length > 0)
    throw staleCollection(state.facts.collection, state.version, stale);
}

function revise({ collection, facts, version }: Command<'Revise'>, state: Collection): Events {
  if (state.status === 'none') {
    if (version > 0) throw unknownCollection(collection);
    return [{ type: 'CollectionDrafted', data: facts }];
  }
  if (version === 0) throw knownCollection(collection);
  if (isDeepStrictEqual(state.facts, facts)) return [];
  refuseStale(state, version, { facts: true });
  return [{ type: 'CollectionRevised', data: { facts, published: state.status === 'published' } }];
}

function setEmbargo(command: Command<'SetEmbargo'>, state: KnownCollection): Events {
  const { collection, until, publishes, version } = command;
  if (isDeepStrictEqual(state.embargo, { until, publishes })) return [];
  if (state.status === 'published') throw shownAlready();
  refuseStale(state, version, { embargo: true });
  return [{ type: 'CollectionEmbargoed', data: { collection, until, publishes } }];
}

export const MOST_LOOKS = 500;

function addLook({ look, position }: Command<'AddLook'>, state: KnownCollection): Events {
  const looks = [...state.looks.values()];
  const twin = looks.find(({ image_filename }) => image_filename === look.image_filename);
  if (twin) throw knownPicture(twin.slug, twin.position);
  if (looks.length >= MOST_LOOKS) throw tooManyLooks();
  const isFree = position !== null && looks.every((one) => one.position !== position);
  const last = looks.reduce((most, one) => Math.max(most, one.position), 0);
  return changed(state, [{ ...look, slug: newSlug(state), position: isFree ? position : last + 1 }]);
}

function newSlug({ facts, known }: KnownCollection): string {
  for (let number = known.size + 1; ; number += 1) {
    const slug = `${facts.collection}-look-${number}`;
    if (!known.has(slug)) return slug;
  }
}

function publish(state: KnownCollection, at: string): Events {
  if (state.status === 'published') return [];
  const { until } = state.embargo;
  if (until !== null && Date.parse(at) < Date.parse(until)) throw embargoed(until);
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

/** What is so already is no conflict, whoever made it so. */
function changeLooks({ changes, version }: Command<'ChangeLooks'>, state: KnownCollection): Events {
  const wanted = changes.map((change) => changedLook(lookOf(state, change.slug), change));
  const differing = wanted.filter((look) => !isDeepStrictEqual(state.looks.get(look.slug), look));
  refuseStale(state, version, { looks: differing.map(({ slug }) => slug) });
  return changed(state, wanted);
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

function reorder({ order, version }: Command<'Reorder'>, state: KnownCollection): Events {
  refuseStale(state, version, { order: true });
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
