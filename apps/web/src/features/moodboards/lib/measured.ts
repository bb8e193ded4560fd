import type { Measured } from '@toile/contracts';
import { type BoardThing, isCard } from './board-item';

/** What the height of something on the canvas follows from. */
export function measuredOf(thing: BoardThing): Measured {
  const { key, type } = thing;
  if (!isCard(thing)) return { key, type };
  const { content } = thing;
  if (content.kind === 'note') return { key, type, text: content.text };
  if (content.kind === 'link') return { key, type, text: content.title || content.url };
  return { key, type, ratio: content.height / content.width };
}
