import { type BoardThing, isCard } from './board-item';

const MOST = 8;

/** The colours of most pictures first; of as many, those that are stronger on theirs. Notes and links have none. */
export function coloursOf(things: readonly BoardThing[]): string[] {
  const weights = new Map<string, { pictures: number; weight: number }>();
  for (const thing of things)
    for (const [place, hex] of ownColours(thing).entries()) {
      const { pictures, weight } = weights.get(hex) ?? { pictures: 0, weight: 0 };
      weights.set(hex, { pictures: pictures + 1, weight: weight + 1 / (place + 1) });
    }
  return [...weights]
    .sort(([, a], [, b]) => b.pictures - a.pictures || b.weight - a.weight)
    .slice(0, MOST)
    .map(([hex]) => hex);
}

function ownColours(thing: BoardThing): readonly string[] {
  if (!isCard(thing)) return thing.colours;
  return thing.content.kind === 'picture' ? thing.content.colours : [];
}
