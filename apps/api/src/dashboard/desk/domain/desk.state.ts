import type { FigureAlert, FigureNote, FigureReference, SavedView } from '@toile/contracts';
import type { DeskEvent } from './desk.events.js';

/** An alert, and whether its owner still has to be told of the last crossing. */
export type KeptAlert = FigureAlert & { untold: boolean };

export interface Digest {
  figures: readonly FigureReference[];
  weekday: number;
  paused: boolean;
  /** Due times after this one are sent. */
  since: string;
  sent: string | null;
}

/** What a member keeps of the dashboard, the oldest first. */
export interface Desk {
  views: readonly SavedView[];
  notes: readonly FigureNote[];
  alerts: readonly KeptAlert[];
  digest: Digest | null;
}

export const emptyDesk = (): Desk => ({ views: [], notes: [], alerts: [], digest: null });

/** What a desk has become; also the fold of its read model. */
export function evolve(desk: Desk, { type, data }: DeskEvent): Desk {
  switch (type) {
    case 'ViewSaved': {
      const { id, name, address, at } = data;
      return { ...desk, views: [...desk.views, { id, name, address, created_at: at }] };
    }
    case 'ViewRenamed':
      return { ...desk, views: changed(desk.views, data.id, { name: data.name }) };
    case 'ViewDeleted':
      return { ...desk, views: without(desk.views, data.id) };
    case 'NoteWritten': {
      const { owner: _, at, ...note } = data;
      return { ...desk, notes: [...desk.notes, { ...note, created_at: at }] };
    }
    case 'NoteChanged':
      return { ...desk, notes: changed(desk.notes, data.id, { date: data.date, text: data.text }) };
    case 'NoteRemoved':
      return { ...desk, notes: without(desk.notes, data.id) };
    case 'AlertSet': {
      const { owner: _, at, ...rule } = data;
      const state = { paused: false, stand: 'unknown', last: null, untold: false } as const;
      return { ...desk, alerts: [...desk.alerts, { ...rule, ...state, created_at: at }] };
    }
    case 'AlertPaused':
      return { ...desk, alerts: changed(desk.alerts, data.id, { paused: true, untold: false }) };
    case 'AlertResumed':
      // What has happened meanwhile is no news any more.
      return { ...desk, alerts: changed(desk.alerts, data.id, { paused: false, stand: 'unknown' }) };
    case 'AlertRemoved':
      return { ...desk, alerts: without(desk.alerts, data.id) };
    case 'AlertArmed':
      return { ...desk, alerts: changed(desk.alerts, data.id, { stand: 'armed' }) };
    case 'AlertCrossed': {
      const { id, at, value, isNews } = data;
      const news = isNews ? { last: { at, value }, untold: true } : {};
      return { ...desk, alerts: changed(desk.alerts, id, { stand: 'crossed', ...news }) };
    }
    case 'AlertTold':
      return { ...desk, alerts: changed(desk.alerts, data.id, { untold: false }) };
    case 'DigestChosen': {
      const { figures, weekday, at } = data;
      const { paused = false, sent = null } = desk.digest ?? {};
      return { ...desk, digest: { figures, weekday, paused, since: at, sent } };
    }
    case 'DigestPaused':
      return { ...desk, digest: desk.digest && { ...desk.digest, paused: true } };
    case 'DigestResumed':
      return { ...desk, digest: desk.digest && { ...desk.digest, paused: false, since: data.at } };
    case 'DigestSent':
      return { ...desk, digest: desk.digest && { ...desk.digest, since: data.due, sent: data.due } };
    default:
      return type satisfies never;
  }
}

const changed = <T extends { id: string }>(all: readonly T[], id: string, by: Partial<T>): T[] =>
  all.map((one) => (one.id === id ? { ...one, ...by } : one));
const without = <T extends { id: string }>(all: readonly T[], id: string): T[] =>
  all.filter((one) => one.id !== id);
