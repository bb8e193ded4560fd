import type { SlideContent } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** Words on slides are sealed with the key of the deck's owner, whoever of their colleagues wrote them: the deck goes with its owner. */
interface Written {
  owner: string;
  slide: string;
  title: string | null;
  text: string | null;
}

/** What happened to a deck. */
export type DeckEvent =
  | DomainEvent<'DeckCreated', { owner: string; title: string | null; at: string }>
  | DomainEvent<'DeckRenamed', { owner: string; title: string | null }>
  | DomainEvent<'SlideAdded', Written & { content: SlideContent }>
  | DomainEvent<'SlideChanged', Written & { content: SlideContent }>
  | DomainEvent<'SlidesArranged', { order: readonly string[] }>
  | DomainEvent<'SlideRemoved', { slide: string }>
  /** Its figures are asked again on this weekday (Monday is 1), for the first time at once; null where they are asked whenever it is looked at. */
  | DomainEvent<'RefreshChosen', { weekday: number | null; at: string }>
  /** From here on it is being refreshed, by a job. */
  | DomainEvent<'RefreshDue', { due: string }>
  /** `slides` are shown as they are known at this time; `failed` could not be asked. */
  | DomainEvent<
      'DeckRefreshed',
      { due: string; at: string; slides: readonly string[]; failed: readonly string[] }
    >
  | DomainEvent<'DeckDeleted', Record<string, never>>;
