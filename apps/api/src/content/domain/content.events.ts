import type { ContentKind } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** An entry as events keep it; its kind says which schema of the contracts it follows. */
export interface Entry {
  kind: ContentKind;
  slug: string;
  doc: Record<string, unknown>;
}

export type ContentEvent =
  | DomainEvent<'ContentPublished', Entry>
  | DomainEvent<'ContentWithdrawn', { kind: ContentKind; slug: string }>;
