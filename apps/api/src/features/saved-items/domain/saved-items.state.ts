import {
  type AlertLimit,
  type AskedReference,
  type ComparisonSet,
  CROSSINGS_KEPT,
  type DeckFormat,
  type FigureAlert,
  type FigureNote,
  keyOfGroup,
  type MailedDocument,
  type SavedGroup,
  type SavedView,
  type ScheduleFailure,
} from '@toile/contracts';
import type { SavedItemsEvent } from './saved-items.events.js';

/** A colleague who wants mails about what is shared with them, and since when it was when they said so: another share is another choice. */
export interface Follower {
  subject: string;
  share: string;
}

/** An alert, whether its crossing still has to be told of, the week of what was told of last, and who is told beside its owner. */
export type KeptAlert = FigureAlert & {
  untold: boolean;
  week: string | null;
  followers: readonly Follower[];
};

export interface Digest {
  figures: readonly AskedReference[];
  weekday: number;
  followers: readonly Follower[];
  paused: boolean;
  /** Due times after this one are sent. */
  since: string;
  sent: string | null;
}

/** A document that is sent by mail on days of the week. */
export interface Schedule {
  id: string;
  name: string | null;
  document: MailedDocument;
  format: DeckFormat;
  weekdays: readonly number[];
  /** Subjects of colleagues, the owner perhaps among them. */
  to: readonly string[];
  followers: readonly Follower[];
  /** Subjects of who wants it no more. */
  left: readonly string[];
  paused: boolean;
  /** Due times after this one are begun. */
  since: string;
  /** What is being made just now, by when it was due. */
  waiting: string | null;
  sent: { at: string; count: number } | null;
  /** Why the last one did not go out; null where it did. */
  failed: { at: string; reason: ScheduleFailure } | null;
  created_at: string;
}

/** What a member keeps of the dashboard, the oldest first. */
export interface SavedItems {
  views: readonly SavedView[];
  notes: readonly FigureNote[];
  alerts: readonly KeptAlert[];
  groups: readonly SavedGroup[];
  sets: readonly ComparisonSet[];
  digest: Digest | null;
  schedules: readonly Schedule[];
}

export const nothingSaved = (): SavedItems => ({
  views: [],
  notes: [],
  alerts: [],
  groups: [],
  sets: [],
  digest: null,
  schedules: [],
});

/** The saved items after an event; also the fold of its read model. */
export function evolve(saved: SavedItems, { type, data }: SavedItemsEvent): SavedItems {
  switch (type) {
    case 'ViewSaved': {
      const { id, name, address, at } = data;
      return { ...saved, views: [...saved.views, { id, name, address, created_at: at }] };
    }
    case 'ViewRenamed':
      return { ...saved, views: changed(saved.views, data.id, { name: data.name }) };
    case 'ViewDeleted':
      return { ...saved, views: without(saved.views, data.id) };
    case 'NoteWritten': {
      const { owner: _, at, ...note } = data;
      return { ...saved, notes: [...saved.notes, { ...note, created_at: at }] };
    }
    case 'NoteChanged':
      return { ...saved, notes: changed(saved.notes, data.id, { date: data.date, text: data.text }) };
    case 'NoteRemoved':
      return { ...saved, notes: without(saved.notes, data.id) };
    case 'AlertSet': {
      const { owner: _, at, ...rule } = data;
      const state = { paused: false, followers: [], ...NOT_LOOKED_AT };
      return { ...saved, alerts: [...saved.alerts, { ...rule, ...state, created_at: at }] };
    }
    case 'AlertChanged': {
      const { id, owner: _, name, ...limit } = data;
      const alerts = saved.alerts.map((one): KeptAlert => {
        if (one.id !== id) return one;
        return { ...one, name, ...(hasLimit(one, limit) ? {} : { ...limit, ...NOT_LOOKED_AT }) };
      });
      return { ...saved, alerts };
    }
    case 'AlertMailsChosen':
      return { ...saved, alerts: followed(saved.alerts, data) };
    case 'AlertPaused':
      return { ...saved, alerts: changed(saved.alerts, data.id, { paused: true, untold: false }) };
    case 'AlertResumed':
      // What has happened meanwhile is no news any more.
      return { ...saved, alerts: changed(saved.alerts, data.id, { paused: false, stand: 'unknown' }) };
    case 'AlertRemoved':
      return { ...saved, alerts: without(saved.alerts, data.id) };
    case 'AlertArmed':
      return { ...saved, alerts: changed(saved.alerts, data.id, { stand: 'armed' }) };
    case 'AlertCrossed': {
      const { id, at, value, week, isNews } = data;
      const alerts = saved.alerts.map((one): KeptAlert => {
        if (one.id !== id) return one;
        const crossings = [{ at, value }, ...one.crossings].slice(0, CROSSINGS_KEPT);
        const news = isNews ? { last: { at, value }, crossings, untold: true } : {};
        return { ...one, stand: 'crossed', week, ...news };
      });
      return { ...saved, alerts };
    }
    case 'AlertTold':
      return { ...saved, alerts: changed(saved.alerts, data.id, { untold: false }) };
    case 'GroupSaved': {
      const { owner: _, at, ...group } = data;
      return { ...saved, groups: [...saved.groups, { ...group, created_at: at }] };
    }
    case 'GroupChanged':
      return {
        ...saved,
        groups: changed(saved.groups, data.id, { name: data.name, members: data.members }),
      };
    case 'GroupDeleted': {
      // What was compared with it stands beside the others that are left.
      const sets = saved.sets.map((set) => ({
        ...set,
        members: set.members.filter((one) => one !== keyOfGroup(data.id)),
      }));
      return { ...saved, groups: without(saved.groups, data.id), sets };
    }
    case 'SetSaved': {
      const { owner: _, at, ...set } = data;
      return { ...saved, sets: [...saved.sets, { ...set, is_default: false, created_at: at }] };
    }
    case 'SetChanged':
      return { ...saved, sets: changed(saved.sets, data.id, { name: data.name, members: data.members }) };
    case 'SetDeleted':
      return { ...saved, sets: without(saved.sets, data.id) };
    case 'DefaultSetChosen':
      return {
        ...saved,
        sets: saved.sets.map((set) =>
          set.dimension === data.dimension ? { ...set, is_default: set.id === data.id } : set,
        ),
      };
    case 'DigestChosen': {
      const { figures, weekday, at } = data;
      const { paused = false, sent = null, followers = [] } = saved.digest ?? {};
      return { ...saved, digest: { figures, weekday, followers, paused, since: at, sent } };
    }
    case 'DigestMailsChosen':
      return { ...saved, digest: saved.digest && followedBy(saved.digest, data) };
    case 'DigestPaused':
      return { ...saved, digest: saved.digest && { ...saved.digest, paused: true } };
    case 'DigestResumed':
      return { ...saved, digest: saved.digest && { ...saved.digest, paused: false, since: data.at } };
    case 'DigestSent':
      return { ...saved, digest: saved.digest && { ...saved.digest, since: data.due, sent: data.due } };
    case 'DocumentScheduled':
    case 'ScheduleChanged':
    case 'SchedulePaused':
    case 'ScheduleResumed':
    case 'ScheduleRemoved':
    case 'DocumentDue':
    case 'DocumentMailed':
    case 'DocumentFailed':
    case 'DocumentMailsChosen':
    case 'ScheduleLeft':
      return { ...saved, schedules: schedulesAfter(saved.schedules, { type, data } as ScheduleEvent) };
    default:
      return type satisfies never;
  }
}

type ScheduleEvent = Extract<SavedItemsEvent, { type: `Schedule${string}` | `Document${string}` }>;

function schedulesAfter(schedules: readonly Schedule[], { type, data }: ScheduleEvent): readonly Schedule[] {
  const change = (by: (before: Schedule) => Partial<Schedule>) =>
    schedules.map((one) => (one.id === data.id ? { ...one, ...by(one) } : one));
  switch (type) {
    case 'DocumentScheduled': {
      const { owner: _, at, ...kept } = data;
      const state = {
        followers: [],
        left: [],
        paused: false,
        since: at,
        waiting: null,
        sent: null,
        failed: null,
      };
      return [...schedules, { ...kept, ...state, created_at: at }];
    }
    case 'ScheduleChanged': {
      const { owner: _, at, id: _id, ...next } = data;
      // A day that is new begins with the next one.
      return change((one) => ({
        ...next,
        since: one.weekdays.join() === next.weekdays.join() ? one.since : at,
      }));
    }
    case 'SchedulePaused':
      return change(() => ({ paused: true, waiting: null }));
    case 'ScheduleResumed':
      return change(() => ({ paused: false, since: data.at }));
    case 'ScheduleRemoved':
      return without(schedules, data.id);
    case 'DocumentDue':
      return change(() => ({ since: data.due, waiting: data.due }));
    case 'DocumentMailed':
      return change(() => ({ waiting: null, sent: { at: data.at, count: data.count }, failed: null }));
    case 'DocumentFailed':
      return change(() => ({ waiting: null, failed: { at: data.at, reason: data.reason } }));
    case 'DocumentMailsChosen':
      // Who chooses it themselves is not left any more.
      return followed(
        change(({ left }) => ({ left: left.filter((one) => one !== data.colleague || !data.share) })),
        data,
      );
    case 'ScheduleLeft':
      return change(({ to, followers, left }) => ({
        to: to.filter((one) => one !== data.colleague),
        followers: followers.filter(({ subject }) => subject !== data.colleague),
        left: [...left, data.colleague],
      }));
    default:
      return type satisfies never;
  }
}

/** As nothing was known yet of where a number stands. */
const NOT_LOOKED_AT = { stand: 'unknown', last: null, crossings: [], untold: false, week: null } as const;

export const hasLimit = (alert: AlertLimit, { measure, operator, threshold }: AlertLimit): boolean =>
  alert.measure === measure && alert.operator === operator && alert.threshold === threshold;

/** With another choice of a colleague. */
const followed = <T extends { id: string; followers: readonly Follower[] }>(
  all: readonly T[],
  { id, ...choice }: { id: string; colleague: string; share: string | null },
): T[] => all.map((one) => (one.id === id ? followedBy(one, choice) : one));

function followedBy<T extends { followers: readonly Follower[] }>(
  one: T,
  { colleague, share }: { colleague: string; share: string | null },
): T {
  const others = one.followers.filter(({ subject }) => subject !== colleague);
  return { ...one, followers: share ? [...others, { subject: colleague, share }] : others };
}

const changed = <T extends { id: string }>(all: readonly T[], id: string, by: Partial<T>): T[] =>
  all.map((one) => (one.id === id ? { ...one, ...by } : one));
const without = <T extends { id: string }>(all: readonly T[], id: string): T[] =>
  all.filter((one) => one.id !== id);
