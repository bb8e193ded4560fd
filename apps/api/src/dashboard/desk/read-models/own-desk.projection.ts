import { defineDocumentProjection } from '@toile/event-store';
import type { DeskEvent } from '../domain/desk.events.js';
import { type Desk, emptyDesk, evolve } from '../domain/desk.state.js';

const PREFIX = 'desk-';
export const deskStream = (subject: string): string => `${PREFIX}${subject}`;
export const ownerOf = (stream: string): string => stream.slice(PREFIX.length);

/** "What does this member keep of the dashboard, and whose alerts and letters have to be looked after?" */
export const ownDesk = defineDocumentProjection<DeskEvent, Desk>({
  name: 'own-desk',
  version: 1,
  categories: ['desk'],
  evolve: (doc, event) => evolve(doc ?? emptyDesk(), event),
  columns: [
    `owner text GENERATED ALWAYS AS (substr(key, ${PREFIX.length + 1})) STORED`,
    "works boolean GENERATED ALWAYS AS (jsonb_array_length(doc->'alerts') > 0 OR doc->'digest' <> 'null'::jsonb) STORED",
  ],
  indexes: ['CREATE INDEX ON document (owner)', 'CREATE INDEX ON document (owner) WHERE works'],
  // What is left is what a rebuild makes of events whose words cannot be read any more.
  personal: {
    where: 'owner = $1',
    forget: (desk) => ({
      ...desk,
      views: desk.views.map((view) => ({ ...view, name: null })),
      notes: desk.notes.map((note) => ({ ...note, text: null })),
      alerts: desk.alerts.map((alert) => ({ ...alert, name: null })),
    }),
  },
});
