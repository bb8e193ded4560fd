import { LOCALES } from '@toile/contracts';

const LANGUAGE = `(${LOCALES.join('|')})`;
/** A reader's boards, dashboards, decks and saved items: what may be read without a connection. */
const KEPT = new RegExp(
  `^/${LANGUAGE}/(moodboards(/[^/]+/more)?|data/desk|data/dashboard/([a-z-]+|decks/[^/]+(/present)?))$`,
);
const SLIDE = /^\/api\/dashboard\/decks\/[^/]+\/slides\/[^/]+$/;
const BOARDS = new RegExp(`(?<=href=")/${LANGUAGE}/moodboards/[^/"]+/more(?=")`, 'g');
const LIST = new RegExp(`^/${LANGUAGE}/moodboards$`);
const SESSION = new RegExp(`^(/${LANGUAGE})?/auth(/(logout|force-relogin|connect/.*))?$`);

/** Caches of the service worker. The first three are of one reader. */
export const CACHES = {
  pages: 'readers-pages',
  pictures: 'readers-pictures',
  slides: 'readers-slides',
  shell: 'shell',
  files: 'files',
};

export const isKept = (pathname: string): boolean => KEPT.test(pathname);

/** What a slide shows, which the page of its deck asks for by itself. */
export const isSlide = (pathname: string): boolean => SLIDE.test(pathname);

/** A page that names a reader's boards, which are kept with it. */
export const isListOfBoards = (pathname: string): boolean => LIST.test(pathname);

/** Whether nothing of a page failed: what did, is not what its reader wants to find again. */
export const isWhole = (html: string): boolean => !html.includes('data-failed="true"');

/** Whether another reader may be there after a request: who signs in or out. */
export const changesReader = (method: string, pathname: string): boolean =>
  SESSION.test(pathname) && (method === 'POST' || !/\/auth$/.test(pathname));

export const offlinePage = (pathname: string): string =>
  `/${new RegExp(`^/${LANGUAGE}(?=/|$)`).exec(pathname)?.[1] ?? 'en'}/offline`;

/** What a page is kept under: filters of a dashboard make no other page, those of a list of boards do. */
export function keyOf(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const page = searchParams.get('page');
  return origin + pathname + (page ? `?page=${page}` : '');
}

/** Scripts, styles and fonts a document needs, its pictures in the size that is kept, and the boards it leads to. */
export function neededBy(html: string): { files: string[]; pictures: string[]; boards: string[] } {
  const all = (pattern: RegExp) => [...new Set(html.match(pattern) ?? [])];
  return {
    files: all(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g),
    pictures: all(/\/cdn\/list_400\/[\w.%-]+/g),
    boards: all(BOARDS),
  };
}

/** Pictures of a slide in the size that is kept. */
export const picturesOf = ({ pictures }: { pictures: readonly { filename: string }[] }): string[] =>
  pictures.map(({ filename }) => `/cdn/list_400/${encodeURIComponent(filename)}`);

/** The same picture in the size that is kept; null for what is none. */
export const keptPicture = (pathname: string): string | null => {
  const name = /^\/cdn\/[a-z]+_[0-9]+\/([\w.%-]+)$/.exec(pathname)?.[1];
  return name ? `/cdn/list_400/${name}` : null;
};
