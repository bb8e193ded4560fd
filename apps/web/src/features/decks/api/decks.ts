import type { Locale } from '@toile/contracts';
import { ApiError } from '../../../api/api-error';
import { askOwn } from '../../../api/ask';
import type { Shape } from '../../../api/operations';

export type Deck = Shape<'DeckDto'>;
export type DeckSummary = Shape<'DeckSummaryDto'>;
export type RenderedSlide = Shape<'RenderedSlideDto'>;

/** The reader's decks; null for who has no dashboard subscription. @throws ApiError */
export async function ownDecks(locale: Locale): Promise<readonly DeckSummary[] | null> {
  try {
    return (await askOwn('/api/dashboard/decks', {}, locale)).results;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** A deck that the reader may see; null where there is none for them. To who has no dashboard subscription all are closed. @throws ApiError */
export async function deckOf(id: string, locale: Locale): Promise<Deck | 'closed' | null> {
  try {
    return await askOwn('/api/dashboard/decks/{id}', { path: { id } }, locale);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return 'closed';
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null;
    throw error;
  }
}
