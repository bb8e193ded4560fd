import type { CommentedKind } from '@toile/contracts';
import { defineDocumentProjection } from '@toile/event-store';
import type { SharedItemEvent } from '../domain/shared-item.events.js';
import { evolve, type SharedItem } from '../domain/shared-item.state.js';

export const sharedItemStream = (kind: CommentedKind, item: string): string => `shared-${kind}.${item}`;

/** "Who else sees this, what was said about it, what is shared with me, and where am I mentioned?" */
export const sharedItems = defineDocumentProjection<SharedItemEvent, SharedItem>({
  name: 'shared-items',
  version: 2,
  categories: ['shared'],
  evolve: (doc, event) => evolve(doc, event),
  columns: [
    "owner text GENERATED ALWAYS AS (doc->>'owner') STORED",
    "kind text GENERATED ALWAYS AS (doc->>'kind') STORED",
    "role text GENERATED ALWAYS AS (doc->>'role') STORED",
    "authors jsonb GENERATED ALWAYS AS (jsonb_path_query_array(doc, '$.comments[*].author')) STORED",
    "mentioned jsonb GENERATED ALWAYS AS (jsonb_path_query_array(doc, '$.comments[*].mentions[*]')) STORED",
  ],
  indexes: [
    'CREATE INDEX ON document (owner, kind)',
    'CREATE INDEX ON document USING gin (authors)',
    'CREATE INDEX ON document USING gin (mentioned)',
  ],
  personal: {
    where: 'authors ? $1',
    forget: (doc, subject) => ({ ...doc, comments: doc.comments.filter(({ author }) => author !== subject) }),
  },
});
