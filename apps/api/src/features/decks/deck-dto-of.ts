import type { ReaderRole, SharedRole } from '@toile/contracts';
import { nextDue } from '../../kernel/jobs/weekly-due.js';
import type { OpenDeck } from './domain/deck.state.js';
import type { DeckDto } from './slide.dto.js';

/** A deck as its reader is told of it. */
export const deckDtoOf = (
  id: string,
  deck: OpenDeck,
  { role, shared }: { role: ReaderRole; shared: SharedRole | null },
): DeckDto => ({
  id,
  title: deck.title ?? '',
  slides: deck.slides.map((slide) => ({ ...slide, content: contentDtoOf(slide.content) })),
  refresh: deck.refresh && {
    weekday: deck.refresh.weekday,
    waiting: deck.refresh.waiting !== null,
    refreshed_at: deck.refresh.done,
    next_at: nextDue(deck.refresh.weekday, new Date(deck.refresh.since)).toISOString(),
  },
  role,
  shared,
});

function contentDtoOf(content: OpenDeck['slides'][number]['content']): DeckDto['slides'][number]['content'] {
  return content.kind === 'looks' ? { ...content, looks: [...content.looks] } : content;
}
