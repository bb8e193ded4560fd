import type { Reference } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** The stream of a show that is tagged twice. */
export const doubleTaggingStream = (show: string) => `doubletagging-${show}`;

export const PLACES = ['first', 'second'] as const;
/** Of the two who tag. */
export type Place = (typeof PLACES)[number];

/** What happened while looks of a show were tagged twice; members are their random subject ids. */
export type DoubleTaggingEvent =
  /** The looks were drawn by `seed` where `percent` is below 100. */
  | DomainEvent<
      'DoubleTaggingBegan',
      { show: string; looks: readonly string[]; percent: number; seed: number }
    >
  | DomainEvent<'PlaceTaken', { place: Place; tagger: string }>
  | DomainEvent<'PlaceLeft', { place: Place }>
  /** One of the two gave looks tags, or took tags off them: an opinion, not yet the looks' tags. */
  | DomainEvent<
      'OpinionChanged',
      { place: Place; looks: readonly string[]; add: readonly Reference[]; remove: readonly string[] }
    >
  | DomainEvent<'LookFinished', { place: Place; look: string }>
  | DomainEvent<'LookReopened', { place: Place; look: string }>
  /** Of the tags that one alone gave, these were taken; the others were not. */
  | DomainEvent<'LookSettled', { look: string; taken: readonly string[]; by: string }>
  | DomainEvent<'SettlementUndone', { look: string; by: string }>
  /** Whether the two may settle what they disagree about. */
  | DomainEvent<'TaggersAdmitted', { admitted: boolean }>
  | DomainEvent<'DoubleTaggingEnded', { show: string }>;
