import type { DomainEvent } from '@toile/event-store';

/** What happened to a member's {{name}}; `item` is a slug. */
export type {{Name}}Event =
  | DomainEvent<'AddedTo{{Name}}', { item: string }>
  | DomainEvent<'RemovedFrom{{Name}}', { item: string }>;
