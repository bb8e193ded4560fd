import {
  lookAddedToMoodboard,
  lookRemovedFromMoodboard,
  moodboardCreated,
  moodboardDeleted,
  moodboardRestored,
} from '@toile/contracts';
import { type RecordedEvent, toLogRecord } from '@toile/event-store';
import type { MoodboardEvent } from './domain/moodboard.events.js';
import { slugOf } from './moodboard-stream.js';

/**
 * Private events → public messages; their subject is who acted, the owner or a co-editor. Names, comments, orders, tokens and who
 * is on a board are nobody's but its people's.
 */
export function publishMoodboardEvent(event: RecordedEvent<MoodboardEvent>) {
  const message = toMessage(event, slugOf(event.stream));
  return message ? [toLogRecord(event, message)] : [];
}

function toMessage(event: MoodboardEvent, moodboard: string) {
  switch (event.type) {
    case 'MoodboardCreated':
      return moodboardCreated.of({ moodboard });
    case 'MoodboardDeleted':
      return moodboardDeleted.of({ moodboard });
    case 'MoodboardRestored':
      return moodboardRestored.of({ moodboard });
    case 'LookAddedToMoodboard':
      return lookAddedToMoodboard.of({ moodboard, media_type: event.data.type, slug: event.data.slug });
    case 'LookRemovedFromMoodboard':
      return lookRemovedFromMoodboard.of({ moodboard, media_type: event.data.type, slug: event.data.slug });
    default:
      return undefined;
  }
}
