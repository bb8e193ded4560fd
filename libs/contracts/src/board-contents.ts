/** What stands on a board, each kind by its own name. */
export interface BoardContents {
  /** Pictures of the catalogue and of members' own. */
  count: number;
  notes: number;
  links: number;
}

export type BoardContentWord = 'empty' | 'pictures' | 'notes' | 'links';

/** Counts what stands on a board: a note is no picture. */
export function contentsOf(items: readonly { type: string }[]): BoardContents {
  const of = (wanted: string) => items.filter(({ type }) => type === wanted).length;
  const [notes, links] = [of('note'), of('link')];
  return { count: items.length - notes - links, notes, links };
}

/**
 * Says what stands on a board, as "4 pictures and 1 note".
 * @param say the message of this name in the reader's language, for so many
 */
export function sayContents(
  { count, notes, links }: BoardContents,
  say: (word: BoardContentWord, count: number) => string,
  locale: string,
): string {
  const all: [BoardContentWord, number][] = [
    ['pictures', count],
    ['notes', notes],
    ['links', links],
  ];
  const there = all.filter(([, many]) => many > 0).map(([word, many]) => say(word, many));
  if (there.length === 0) return say('empty', 0);
  // Chinese sets figures apart from the words before them.
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(there).replace(/和(?=\d)/u, '和 ');
}
