import type { Topic } from './log-message.js';

/** What operators ask of the log and of the warehouse behind it. The aggregator does it, one after the other. */
export const OPERATOR_TASK_KINDS = ['redrive', 'replay', 'accept-replay', 'discard-replay'] as const;
export type OperatorTaskKind = (typeof OPERATOR_TASK_KINDS)[number];

export const OPERATOR_TASK_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type OperatorTaskState = (typeof OPERATOR_TASK_STATES)[number];

/** One dead letter, or all of a topic, all with this in their reason, or simply all. */
export interface RedriveWish {
  kind: 'redrive';
  topic?: Topic;
  /** A part of the reason. */
  reason?: string;
  position?: { partition: number; offset: number };
}

/** Ingest days, both ends included, as `YYYY-MM-DD`; from the first and up to now when they are left out. */
export interface ReplayTaskWish {
  kind: 'replay';
  topics?: readonly Topic[];
  from?: string;
  to?: string;
  /** Records a second at most. */
  rate?: number;
}

export interface EndReplayWish {
  kind: 'accept-replay' | 'discard-replay';
  /** Which replay is meant: another one may be under way by then. */
  generation: number;
}

export type OperatorWish = RedriveWish | ReplayTaskWish | EndReplayWish;

/** Figures of one topic's ingest hour that a replay counts otherwise. */
export interface ReplayDifference {
  topic: string;
  /** Its beginning. */
  hour: string;
  figures: { name: string; live: number; replayed: number }[];
}

/** What came of it; what does not belong to its kind is left out. */
export interface OperatorOutcome {
  /** Dead letters that were sent again. */
  sent?: number;
  /** Sent again before, or in the warehouse already. */
  sent_before?: number;
  /** What still cannot be read, by the reason it has now. */
  unreadable?: { reason: string; letters: number }[];
  /** Of the replay. */
  generation?: number;
  /** Hours that were compared. */
  hours?: number;
  /** Hours that differ: how many, and the first of them. */
  different?: number;
  differences?: ReplayDifference[];
}
