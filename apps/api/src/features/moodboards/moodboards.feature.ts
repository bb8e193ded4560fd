import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { moodboardDecider } from './domain/moodboard.decider.js';
import type { MoodboardEvent } from './domain/moodboard.events.js';
import { publishMoodboardEvent } from './publish-moodboard-events.js';
import { moodboardDetails } from './read-models/moodboard-details.projection.js';

export const moodboardsFeature: EventSourcedFeature = {
  category: defineCategory<MoodboardEvent>({
    name: 'moodboard',
    personal: {
      MoodboardCreated: { subject: 'owner', fields: ['name'] },
      MoodboardRenamed: { subject: 'owner', fields: ['name'] },
      MoodboardDescribed: { subject: 'owner', fields: ['description'] },
      MoodboardSectionNamed: { subject: 'owner', fields: ['name'] },
      LookCommentedOnMoodboard: { subject: 'owner', fields: ['comment'] },
      MoodboardNoteWritten: { subject: 'owner', fields: ['text'] },
      MoodboardLinkWritten: { subject: 'owner', fields: ['url', 'title'] },
      MoodboardPictureHung: { subject: 'owner', fields: ['thumbhash', 'colours', 'alt', 'credit'] },
      MoodboardPersonInvited: { subject: 'owner', fields: ['key'] },
      MoodboardInvitationAccepted: { subject: 'owner', fields: ['key'] },
    },
    publish: publishMoodboardEvent,
  }),
  stateOf: (events) => fold(moodboardDecider, events as readonly MoodboardEvent[]),
  projections: [moodboardDetails],
};
