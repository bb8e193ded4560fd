import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { {{key}}Decider } from './domain/{{name}}.decider.js';
import type { {{Name}}Event } from './domain/{{name}}.events.js';
import { own{{Name}} } from './read-models/own-{{name}}.projection.js';

export const {{key}}Feature: EventSourcedFeature = {
  category: defineCategory<{{Name}}Event>({
    name: '{{stream}}',
  }),
  stateOf: (events) => fold({{key}}Decider, events as readonly {{Name}}Event[]),
  projections: [own{{Name}}],
};
