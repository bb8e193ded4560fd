import type {
  AlertLimit,
  AlertRule,
  AskedReference,
  DeckFormat,
  FigureReference,
  GroupedDimension,
  MailedDocument,
  ScheduleFailure,
  SetDimension,
} from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** `owner` is the member's subject: names and notes are their words, sealed with their key. Times are ISO. */
interface Owned {
  owner: string;
  id: string;
}

/** When a document is sent (Monday is 1), as what, and to which colleagues, by their subjects. */
interface Sending {
  format: DeckFormat;
  weekdays: readonly number[];
  to: readonly string[];
}

/** A colleague wants mails about what is shared with them, for as long as it is; `share` is since when, null to end it. */
interface MailsChoice {
  id: string;
  colleague: string;
  share: string | null;
}

/** What happened to a member's saved items: the views, notes, alerts, mailed documents and the weekly digest they keep of the dashboard. */
export type SavedItemsEvent =
  | DomainEvent<'ViewSaved', Owned & { name: string | null; address: string; at: string }>
  | DomainEvent<'ViewRenamed', Owned & { name: string | null }>
  | DomainEvent<'ViewDeleted', { id: string }>
  | DomainEvent<'NoteWritten', Owned & FigureReference & { date: string; text: string | null; at: string }>
  | DomainEvent<'NoteChanged', Owned & { date: string; text: string | null }>
  | DomainEvent<'NoteRemoved', { id: string }>
  | DomainEvent<'AlertSet', Owned & AlertRule & { name: string | null; at: string }>
  /** Its name, or the limit: crossings of another limit are not its own. */
  | DomainEvent<'AlertChanged', Owned & AlertLimit & { name: string | null }>
  | DomainEvent<'AlertPaused', { id: string }>
  | DomainEvent<'AlertResumed', { id: string }>
  | DomainEvent<'AlertRemoved', { id: string }>
  /** The number is on the quiet side: from now on its passing is told. */
  | DomainEvent<'AlertArmed', { id: string }>
  /** `isNews` unless it stood there when it was first looked at; `week` of what happened in one, by its Monday. */
  | DomainEvent<
      'AlertCrossed',
      { id: string; at: string; value: number; week: string | null; isNews: boolean }
    >
  /** The mail about the last crossing has gone. */
  | DomainEvent<'AlertTold', { id: string }>
  | DomainEvent<
      'GroupSaved',
      Owned & { name: string | null; dimension: GroupedDimension; members: readonly string[]; at: string }
    >
  | DomainEvent<'GroupChanged', Owned & { name: string | null; members: readonly string[] }>
  | DomainEvent<'GroupDeleted', { id: string }>
  | DomainEvent<
      'SetSaved',
      Owned & { name: string | null; dimension: SetDimension; members: readonly string[]; at: string }
    >
  | DomainEvent<'SetChanged', Owned & { name: string | null; members: readonly string[] }>
  | DomainEvent<'SetDeleted', { id: string }>
  /** What pages of its dimension are compared with from now on; `id` is null where there is nothing any more. */
  | DomainEvent<'DefaultSetChosen', { dimension: SetDimension; id: string | null }>
  | DomainEvent<'DigestChosen', { figures: readonly AskedReference[]; weekday: number; at: string }>
  | DomainEvent<'DigestPaused', Record<string, never>>
  | DomainEvent<'DigestResumed', { at: string }>
  /** There is one digest: it needs no id. */
  | DomainEvent<'DigestMailsChosen', Omit<MailsChoice, 'id'>>
  /** `due` is the time it was due at, so that a week is sent once. */
  | DomainEvent<'DigestSent', { due: string }>
  | DomainEvent<
      'DocumentScheduled',
      Owned & Sending & { name: string | null; document: MailedDocument; at: string }
    >
  | DomainEvent<'ScheduleChanged', Owned & Sending & { name: string | null; at: string }>
  | DomainEvent<'SchedulePaused' | 'ScheduleRemoved', { id: string }>
  | DomainEvent<'ScheduleResumed', { id: string; at: string }>
  /** From here on it is being made, by a job. */
  | DomainEvent<'DocumentDue', { id: string; due: string }>
  | DomainEvent<'DocumentMailed', { id: string; due: string; at: string; count: number }>
  | DomainEvent<'DocumentFailed', { id: string; due: string; at: string; reason: ScheduleFailure }>
  | DomainEvent<'AlertMailsChosen', MailsChoice>
  | DomainEvent<'DocumentMailsChosen', MailsChoice>
  /** A colleague wants it no more. */
  | DomainEvent<'ScheduleLeft', { id: string; colleague: string }>;
