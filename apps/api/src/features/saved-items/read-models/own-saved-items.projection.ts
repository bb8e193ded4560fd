import { defineDocumentProjection } from '@toile/event-store';
import type { SavedItemsEvent } from '../domain/saved-items.events.js';
import { evolve, nothingSaved, type SavedItems } from '../domain/saved-items.state.js';

/** Streams, category and read model are stored under the name they first had. */
const PREFIX = 'desk-';
export const savedItemsStream = (subject: string): string => `${PREFIX}${subject}`;
export const ownerOf = (stream: string): string => stream.slice(PREFIX.length);

/** "What does this member keep of the dashboard, and whose alerts, digests and documents have to be looked after?" */
export const ownSavedItems = defineDocumentProjection<SavedItemsEvent, SavedItems>({
  name: 'own-desk',
  version: 6,
  categories: ['desk'],
  evolve: (doc, event) => evolve(doc ?? nothingSaved(), event),
  columns: [
    `owner text GENERATED ALWAYS AS (substr(key, ${PREFIX.length + 1})) STORED`,
    `works boolean GENERATED ALWAYS AS (jsonb_array_length(doc->'alerts') > 0 OR jsonb_array_length(doc->'schedules') > 0
      OR doc->'digest' <> 'null'::jsonb) STORED`,
  ],
  indexes: ['CREATE INDEX ON document (owner)', 'CREATE INDEX ON document (owner) WHERE works'],
  // What is left is what a rebuild makes of events whose words cannot be read any more.
  personal: {
    where: 'owner = $1',
    forget: (saved) => ({
      ...saved,
      views: saved.views.map((view) => ({ ...view, name: null })),
      notes: saved.notes.map((note) => ({ ...note, text: null })),
      alerts: saved.alerts.map((alert) => ({ ...alert, name: null })),
      groups: saved.groups.map((group) => ({ ...group, name: null })),
      sets: saved.sets.map((set) => ({ ...set, name: null })),
      schedules: saved.schedules.map((one) => ({ ...one, name: null })),
    }),
  },
});
