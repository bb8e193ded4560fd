import { createHash } from 'node:crypto';
import type { ContentKind } from '@toile/contracts';

/** One stream an entry. A path too long for a stream's name is named by its hash. */
export function contentStream(kind: ContentKind, slug: string): string {
  const id = slug.length <= 150 ? slug : createHash('sha256').update(slug).digest('hex');
  return `content-${kind}.${id}`;
}
