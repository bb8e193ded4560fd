import { createHash } from 'node:crypto';
import type { ContentKind } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** One stream an entry. A path too long for a stream's name is named by its hash. */
export function contentStream(kind: ContentKind, slug: string): string {
  const id = slug.length <= 150 ? slug : createHash('sha256').update(slug).digest('hex');
  return `content-${kind}.${id}`;
}

/** An entry as events keep it; its kind says which schema of the contracts it follows. */
export interface Entry {
  kind: ContentKind;
  slug: string;
  doc: Record<string, unknown>;
}

export type ContentEvent =
  | DomainEvent<'ContentPublished', Entry>
  | DomainEvent<'ContentWithdrawn', { kind: ContentKind; slug: string }>;
