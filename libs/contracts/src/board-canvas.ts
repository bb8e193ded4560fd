import type { BoardItemType } from './media.js';

/**
 * The ground of a board that is arranged freely. It is a thousand units wide, whatever it is shown on, and as high as its
 * cards need. The pages, the PDF and the slides all measure by this file.
 */
export const CANVAS = { width: 1_000, maxHeight: 20_000, minCard: 60, maxStacking: 9_999 } as const;
export const ARRANGEMENTS = ['grid', 'free'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Where a card lies, in units of the canvas: its upper left corner, its width, and what lies on what. */
export interface Placement {
  x: number;
  y: number;
  width: number;
  /** The higher lies above the lower. */
  z: number;
}

/** What a card's height follows from. */
export interface Measured {
  key: string;
  type: BoardItemType;
  /** Height by width of a picture; looks stand 2 to 3. */
  ratio?: number;
  /** Of a note or a link. */
  text?: string;
}

/** Of the words of a note, in units. */
export const NOTE_TEXT = { size: 15, line: 21, padding: 18 } as const;
/** Below a picture stands whose it is, in a line. */
export const CAPTION_HEIGHT = 26;
export const LOOK_RATIO = 1.5;
const LINK_FOOT = 30;
const GAP = 20;
const COLUMNS = 5;
/** Five of them, with the gaps between, are as wide as the canvas. */
export const CARD_WIDTH = (CANVAS.width - GAP * (COLUMNS - 1)) / COLUMNS;

/** How high a card is at a width, in units. */
export function cardHeight({ type, ratio = LOOK_RATIO, text = '' }: Measured, width: number): number {
  if (type === 'note') return noteHeight(text, width);
  if (type === 'link') return noteHeight(text, width) + LINK_FOOT;
  return Math.round(width * ratio) + CAPTION_HEIGHT;
}

/** Lines are guessed a little too many rather than too few: no card may reach over the next. */
function noteHeight(text: string, width: number): number {
  const across = Math.max(1, width - 2 * NOTE_TEXT.padding);
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((extent(line) * 1.12) / across)), 0);
  return 2 * NOTE_TEXT.padding + Math.max(2, lines) * NOTE_TEXT.line;
}

/** Chinese signs are as wide as they are high, others about half of it. */
function extent(line: string): number {
  let sum = 0;
  for (const sign of line) sum += (sign.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.52;
  return sum * NOTE_TEXT.size;
}

/** Cards in columns from `top` on, in their order, none over another. */
export function laidOut(cards: readonly Measured[], top = 0, firstZ = 0): Map<string, Placement> {
  const columns = Array.from({ length: COLUMNS }, () => top);
  const places = new Map<string, Placement>();
  for (const [index, card] of cards.entries()) {
    const y = Math.min(...columns);
    const column = columns.indexOf(y);
    const x = column * (CARD_WIDTH + GAP);
    const place = {
      x,
      y: Math.min(y, CANVAS.maxHeight),
      width: CARD_WIDTH,
      z: Math.min(firstZ + index, CANVAS.maxStacking),
    };
    places.set(card.key, place);
    columns[column] = y + cardHeight(card, CARD_WIDTH) + GAP;
  }
  return places;
}

/** Where every card lies: as it was put, or below all that was, in columns. */
export function placesOf(
  cards: readonly Measured[],
  placed: Readonly<Record<string, Placement>>,
): Map<string, Placement> {
  const lying = cards.flatMap((card) => {
    const place = placed[card.key];
    return place ? [{ card, place }] : [];
  });
  const bottom = Math.max(-GAP, ...lying.map(({ card, place }) => place.y + cardHeight(card, place.width)));
  const highest = Math.max(-1, ...lying.map(({ place }) => place.z));
  const rest = laidOut(
    cards.filter(({ key }) => !placed[key]),
    bottom + GAP,
    highest + 1,
  );
  return new Map(
    cards.flatMap(({ key }) => {
      const place = placed[key] ?? rest.get(key);
      return place ? [[key, place] as const] : [];
    }),
  );
}
