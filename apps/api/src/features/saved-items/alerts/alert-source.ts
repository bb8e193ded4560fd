import type { AlertLimit, AlertSubject, AlertTrial, Locale } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';

/** The one number of it that is watched. */
export type Limit = AlertLimit;

/** What a look at a watched number found. */
export interface Look {
  /** Null when it is hidden, or there is none. */
  value: number | null;
  /** Of what happened in a week: its Monday. Another one much later is news of its own. */
  week: string | null;
  /** By which definition, and as of when, for the member's own systems. */
  definition: string;
  as_of: string;
  /** In words. @param told the number that is told of, which may have moved on since */
  tell(locale: Locale, told: number): Told;
}

/** A crossing in the reader's words. */
export interface Told {
  /** What is watched: a row, a brand, a trend. */
  label: string;
  /** A number as its figure shows such numbers. */
  number(value: number): string;
  /** What happened, in a sentence. */
  text: string;
  /** The figure and its filters. */
  about: string;
  source: string;
  /** Where it is seen, without the language. */
  page: string;
}

/** One kind of what an alert may watch; a new one is an entry of `ALERT_KINDS` and of `AlertSources`. */
export interface AlertSource<Watch extends AlertSubject> {
  /** @throws DomainError dashboard/forbidden once there is no subscription to it any more */
  mustBeEntitled(watch: Watch, member: Member): Promise<void>;
  /** As it stands now. @throws whatever it refuses with */
  look(watch: Watch, limit: Limit, member: Member): Promise<Look>;
  /** As it stood at times of the last days, the oldest first, and now. */
  past(watch: Watch, limit: Limit, member: Member, days: number, now: Date): Promise<AlertPoint[]>;
}

/** `week` as in a look. */
export type AlertPoint = AlertTrial['points'][number] & { week?: string | null };
