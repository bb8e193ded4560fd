import { defineDocumentProjection, readSchema } from '@toile/event-store';
import type { MemberEvent } from '../domain/member.events.js';
import { evolve, noMember, type Present } from '../domain/member.state.js';

export type MemberDocument = Present & { registered_at: string };

/** "Whose session, address or slug is this?" Who has left is not in it. */
export const membersReadModel = defineDocumentProjection<MemberEvent, MemberDocument>({
  name: 'members',
  version: 1,
  categories: ['member'],
  evolve: (doc, event) => {
    const state = evolve(doc ?? noMember(), event);
    const registered_at = doc?.registered_at ?? event.metadata.occurredAt.toISOString();
    return state.status === 'member' ? { ...state, registered_at } : null;
  },
  columns: [
    "subject text GENERATED ALWAYS AS (doc->>'subject') STORED",
    "slug text GENERATED ALWAYS AS (doc->>'slug') STORED",
    "job text GENERATED ALWAYS AS (doc->>'job') STORED",
  ],
  indexes: ['CREATE INDEX ON document (subject)', 'CREATE INDEX ON document (slug)'],
  personal: { where: 'subject = $1', forget: () => null },
});

/** Members who are there, a row each: `subject`, `slug`, `job`, and `doc` with everything. */
export const MEMBERS_TABLE = `${readSchema(membersReadModel)}.document`;
