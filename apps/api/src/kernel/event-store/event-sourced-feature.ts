import type { DomainEvent, EventCategory, Projection } from '@toile/event-store';

/** What a feature hands to the event store: how its streams are read and published, and its read models. */
export interface EventSourcedFeature {
  category: EventCategory;
  /** What a stream's events add up to, for operators who ask for its history. */
  stateOf: (events: readonly DomainEvent[]) => unknown;
  /** A stream's events as operators may see them, where that is less than all; as many as there are. */
  shownOf?: (events: readonly DomainEvent[]) => readonly DomainEvent[];
  projections: readonly Projection[];
}
