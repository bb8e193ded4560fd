import { type Measured, type Placement, placesOf } from '@toile/contracts';
import { type Board, type Item, isCard, keyOf } from './moodboard.state.js';

/** Where each item of a board lies, whether it was put there or not yet; by `type:slug`. */
export const placesOn = ({ items, places }: Pick<Board, 'items' | 'places'>): Map<string, Placement> =>
  placesOf(items.map(measured), places);

function measured(item: Item): Measured {
  const card: Measured = { key: keyOf(item), type: item.type };
  if (!isCard(item)) return card;
  if (item.type === 'note') return { ...card, text: item.text };
  if (item.type === 'link') return { ...card, text: item.title || item.url };
  return { ...card, ratio: item.height / item.width };
}
