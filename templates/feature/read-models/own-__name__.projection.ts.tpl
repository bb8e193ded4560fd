import { defineDocumentProjection } from '@toile/event-store';
import type { {{Name}}Event } from '../domain/{{name}}.events.js';
import { evolve, no{{Name}}, type {{Name}} } from '../domain/{{name}}.state.js';

/** "What do my {{name}} hold?" Raise the version with every change of shape: it is built anew beside the old one. */
export const own{{Name}} = defineDocumentProjection<{{Name}}Event, {{Name}}>({
  name: 'own-{{name}}',
  version: 1,
  categories: ['{{stream}}'],
  evolve: (doc, event) => evolve(doc ?? no{{Name}}(), event),
});
