import type { NotePaper } from '@toile/contracts';
import type { Writing } from '../../../api/write';
import { type BoardCard, type BoardEntry, type CardContent, isCard } from './board-item';
import { nameOf } from './to-card';

export type Change = (writing: Writing, after: (items: BoardEntry[]) => BoardEntry[]) => Promise<boolean>;

/** Writes to cards; each says whether it was kept. */
export interface CardWrites {
  note: (card: string, text: string, paper: NotePaper) => Promise<boolean>;
  link: (card: string, url: string, title: string) => Promise<boolean>;
  describe: (card: BoardCard, alt: string, credit: string) => Promise<boolean>;
}

export const newCardId = () => `c-${crypto.randomUUID().slice(0, 18)}`;

/** How cards of a board are written. @param words what one without words of its own is called */
export function cardWrites(
  board: string,
  change: Change,
  words: Record<'emptyNote' | 'ownPicture', string>,
): CardWrites {
  const named = (content: CardContent) =>
    nameOf(content, { note: words.emptyNote, picture: words.ownPicture });
  const put = (type: BoardCard['type'], slug: string, content: CardContent) => (all: BoardEntry[]) => {
    const key = `${type}:${slug}`;
    const name = named(content);
    if (all.some((one) => one.key === key))
      return all.map((one) => (one.key === key && isCard(one) ? { ...one, content, name } : one));
    const place = { x: 0, y: 0, width: 184, z: 0 };
    return [...all, { key, type, slug, name, content, section: null, place }];
  };
  return {
    note: (card, text, paper) =>
      change(
        {
          method: 'put',
          path: '/moodboards/{board}/notes/{card}',
          sent: { path: { board, card }, body: { text, paper } },
        },
        put('note', card, { kind: 'note', text, paper }),
      ),
    link: (card, url, title) =>
      change(
        {
          method: 'put',
          path: '/moodboards/{board}/links/{card}',
          sent: { path: { board, card }, body: { url, title } },
        },
        put('link', card, { kind: 'link', url, host: hostOf(url), title }),
      ),
    describe: (card, alt, credit) =>
      change(
        {
          method: 'patch',
          path: '/moodboards/{board}/pictures/{card}',
          sent: { path: { board, card: card.slug }, body: { alt, credit } },
        },
        (all) =>
          card.content.kind === 'picture'
            ? put('picture', card.slug, { ...card.content, alt, credit })(all)
            : all,
      ),
  };
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '');
