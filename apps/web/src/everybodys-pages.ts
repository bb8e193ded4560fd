import { LOCALES } from '@toile/contracts';

/** Sections whose pages are one person’s own, answer to the token of a mail or of a link, or tell how things are this minute. */
const PERSONAL =
  /^\/(auth|user|newsletter|moodboards|data|operations|newsroom|status|premium-memberships\/(test-)?checkout)(\/|$)/;
/** Sections whose pages change with members, with their public boards, with prices or with the clock, too. */
const RESTLESS = /^\/(members|live|premium-memberships)(\/|$)/;
const LOCALISED = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`);

/** Set by the web's server on what the client router asks for: that is drawn for the reader, and never kept. */
export const FOR_READER = 'x-toile-for-reader';

/** Pages that ask the api for the very thing that is at their path; words that have pages of their own are no things. */
const OF_ONE_THING = /^\/(collection|designer|look|model|street)\/(?!(more|picture|related|search)$)[^/]+$/;

/** Whether drawing the page at `path`, without its language, tells whether it is there: nothing need be asked before. */
export const tellsByItself = (path: string) => OF_ONE_THING.test(path);

/**
 * In the head of a page that tells so: there is no such thing. Next gives a page no status but with an empty document, so the web's
 * server reads it from here.
 */
export const STATUS_NAME = 'toile-status';
export const SAYS_MISSING = `<meta name="${STATUS_NAME}" content="404"/>`;

/** Set by the web's server where a page could not be drawn: the api is to be asked first, whose refusal has a page of its own. */
export const ASK_FIRST = 'x-toile-ask-first';

/** Tells a page that is everybody's where it can be had as its reader may see it. */
export const OWN_ADDRESS = 'x-toile-own-address';

/**
 * Whether a page is the same bytes for everybody who asks for it in this language: it is rendered on nobody's behalf, and any
 * cache may hold it. All others are rendered for their reader.
 */
export function isEverybodys(pathname: string, query: URLSearchParams): boolean {
  const path = decoded(pathname);
  if (!path || !LOCALISED.test(path)) return false;
  return !PERSONAL.test(path.slice(3)) && query.get('as') !== 'me' && !query.has('token');
}

/** Whether a page stays as it is while nothing of looks, collections, articles and vocabulary changes, figures in it aside. */
export const isOfContentAlone = (url: string) => {
  const path = decoded(url.split('?', 1)[0] ?? '');
  return path !== null && !RESTLESS.test(path.slice(3));
};

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The address of the same page as its reader may see it, which scripts do not need. */
export const asReader = (address: string) => `${address}${address.includes('?') ? '&' : '?'}as=me`;
