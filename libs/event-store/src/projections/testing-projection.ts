import type { CounterEvent } from '../testing-domain.js';
import { defineDocumentProjection } from './document-projection.js';

export interface CounterDocument {
  total: number;
  notes: { subject: string; note: string | null }[];
}

/** What the counters of this lib's tests add up to, with notes in the clear. */
export const counterTotals = defineDocumentProjection<CounterEvent, CounterDocument>({
  name: 'counter-totals',
  version: 1,
  categories: ['counter'],
  evolve: (doc, event) => {
    const { total, notes } = doc ?? { total: 0, notes: [] };
    if (event.type !== 'Added') return { total, notes };
    const { by, subject, note } = event.data;
    return { total: total + by, notes: note === null ? notes : [...notes, { subject, note }] };
  },
  columns: ["total integer GENERATED ALWAYS AS ((doc->>'total')::int) STORED"],
  indexes: ['CREATE INDEX ON document (total)'],
  personal: {
    where: "doc->'notes' @> jsonb_build_array(jsonb_build_object('subject', $1::text))",
    forget: (doc, subject) => ({ ...doc, notes: doc.notes.filter((note) => note.subject !== subject) }),
  },
});
