import type { ReaderRole, SharedRole } from '@toile/contracts';
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
  role,
  shared,
});

function contentDtoOf(content: OpenDeck['slides'][number]['content']): DeckDto['slides'][number]['content'] {
  return content.kind === 'looks' ? { ...content, looks: [...content.looks] } : content;
}
