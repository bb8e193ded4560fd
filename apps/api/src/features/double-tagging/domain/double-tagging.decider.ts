import type { Reference } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { tagInPlaceOf } from '@toile/vocabulary';
import * as refuse from './double-tagging.errors.js';
import { type DoubleTaggingEvent, PLACES, type Place } from './double-tagging.events.js';
import {
  type DoubleTagging,
  disputedOf,
  evolve,
  isCompared,
  isDisputed,
  isSettled,
  type KnownDoubleTagging,
  meantTags,
  noDoubleTagging,
  placeOf,
  type TwiceTagged,
} from './double-tagging.state.js';

/** `by` is the subject of whoever sends the command. */
export type DoubleTaggingCommand =
  | { type: 'Begin'; show: string; looks: readonly string[]; percent: number; seed: number }
  | { type: 'TakePlace'; show: string; by: string }
  | { type: 'LeavePlace'; show: string; by: string }
  | {
      type: 'Tag';
      show: string;
      by: string;
      looks: readonly string[];
      add: readonly Reference[];
      remove: readonly string[];
    }
  | { type: 'Finish' | 'Reopen'; show: string; by: string; look: string }
  | { type: 'Settle'; show: string; by: string; look: string; taken: readonly string[] }
  | { type: 'UndoSettlement'; show: string; by: string; look: string }
  | { type: 'AdmitTaggers'; show: string; admitted: boolean }
  | { type: 'End'; show: string };

type Command<T extends DoubleTaggingCommand['type']> = Extract<DoubleTaggingCommand, { type: T }>;
type Events = readonly DoubleTaggingEvent[];

function decide(command: DoubleTaggingCommand, state: DoubleTagging): Events {
  if (command.type === 'Begin') return begin(command, state);
  if (state.status === 'none') throw refuse.notTaggedTwice(command.show);
  if (state.status === 'ended' && command.type !== 'End') throw refuse.hasEnded();
  switch (command.type) {
    case 'TakePlace':
      return takePlace(command, state);
    case 'LeavePlace':
      return leavePlace(command, state);
    case 'Tag':
      return tag(command, state);
    case 'Finish':
    case 'Reopen':
      return finish(command, state);
    case 'Settle':
      return settle(command, state);
    case 'UndoSettlement':
      return undoSettlement(command, state);
    case 'AdmitTaggers':
      return command.admitted === state.taggersMaySettle
        ? []
        : [{ type: 'TaggersAdmitted', data: { admitted: command.admitted } }];
    case 'End':
      return state.status === 'ended' ? [] : [{ type: 'DoubleTaggingEnded', data: { show: state.show } }];
    default:
      return command satisfies never;
  }
}

export const doubleTaggingDecider: Decider<DoubleTagging, DoubleTaggingCommand, DoubleTaggingEvent> = {
  initialState: noDoubleTagging,
  decide,
  evolve,
};

function begin({ show, looks, percent, seed }: Command<'Begin'>, state: DoubleTagging): Events {
  if (state.status === 'open' && !Object.values(state.looks).every(isSettled))
    throw refuse.taggedTwiceAlready();
  if (looks.length === 0) throw refuse.nothingDrawn();
  return [{ type: 'DoubleTaggingBegan', data: { show, looks, percent, seed } }];
}

function takePlace({ by }: Command<'TakePlace'>, state: KnownDoubleTagging): Events {
  if (placeOf(state, by)) return [];
  const place = PLACES.find((one) => state.taggers[one] === null);
  if (!place) throw refuse.placesTaken();
  return [{ type: 'PlaceTaken', data: { place, tagger: by } }];
}

function leavePlace({ by }: Command<'LeavePlace'>, state: KnownDoubleTagging): Events {
  const place = placeOf(state, by);
  if (!place) return [];
  if (Object.values(state.looks).some(isCompared)) throw refuse.cannotLeave();
  return [{ type: 'PlaceLeft', data: { place } }];
}

function ownPlace(state: KnownDoubleTagging, by: string): Place {
  const place = placeOf(state, by);
  if (!place) throw refuse.notATagger();
  return place;
}

function lookOf({ looks }: KnownDoubleTagging, slug: string): TwiceTagged {
  const look = looks[slug];
  if (!look) throw refuse.notOfTheDraw(slug);
  return look;
}

function tag({ by, looks, add, remove }: Command<'Tag'>, state: KnownDoubleTagging): Events {
  const place = ownPlace(state, by);
  const meant = looks.map((slug) => [slug, lookOf(state, slug)[place]] as const);
  const done = meant.find(([, opinion]) => opinion.done);
  if (done) throw refuse.finishedAlready(done[0]);
  const given = meant.flatMap(([, { tags }]) => tags);
  // Who takes a tag off takes off what was merged into it, too.
  const gone = given.flatMap((tag) => (remove.includes(tagInPlaceOf(tag).slug) ? tag.slug : []));
  const removed = [...new Set([...remove, ...gone])];
  const changes = meant.some(([, { tags }]) => {
    const has = (slug: string) => meantTags(tags).some((one) => one.slug === slug);
    return add.some(({ slug }) => !has(slug)) || tags.some(({ slug }) => removed.includes(slug));
  });
  return changes ? [{ type: 'OpinionChanged', data: { place, looks, add, remove: removed } }] : [];
}

function finish({ type, by, look }: Command<'Finish' | 'Reopen'>, state: KnownDoubleTagging): Events {
  const place = ownPlace(state, by);
  const known = lookOf(state, look);
  if (known[place].done === (type === 'Finish')) return [];
  // Who has seen what the other said would not be blind any more.
  if (isCompared(known)) throw refuse.comparedAlready(look);
  return [{ type: type === 'Finish' ? 'LookFinished' : 'LookReopened', data: { place, look } }];
}

function maySettle(state: KnownDoubleTagging, by: string): void {
  if (placeOf(state, by) && !state.taggersMaySettle) throw refuse.settlesOwn();
}

function settle({ by, look, taken }: Command<'Settle'>, state: KnownDoubleTagging): Events {
  maySettle(state, by);
  const known = lookOf(state, look);
  if (!isCompared(known)) throw refuse.notYetCompared(look);
  const disputed = new Set(disputedOf(known).map(({ slug }) => slug));
  const other = taken.find((slug) => !disputed.has(slug));
  if (other !== undefined) throw refuse.undisputed(other);
  if (known.settled) {
    const same =
      known.settled.taken.length === taken.length &&
      known.settled.taken.every((slug) => taken.includes(slug));
    if (same) return [];
    throw refuse.settledAlready(look);
  }
  return isDisputed(known) ? [{ type: 'LookSettled', data: { look, taken, by } }] : [];
}

function undoSettlement({ by, look }: Command<'UndoSettlement'>, state: KnownDoubleTagging): Events {
  maySettle(state, by);
  if (!lookOf(state, look).settled) throw refuse.nothingToUndo(look);
  return [{ type: 'SettlementUndone', data: { look, by } }];
}
