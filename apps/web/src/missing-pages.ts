import { TABS } from './features/dashboard/lib/tabs';

/**
 * Next answers a page that throws `notFound()` with the right status but an empty document that only a script fills.
 * So the proxy asks first, and sends what is not there to a page of ours, complete and with a real status.
 */

/** The page that is shown for what is not there; below a language like any other. */
export const MISSING = 'missing';

/** Pages that are there for everyone, whatever the catalogue holds. */
const ALWAYS = new Set([
  '/',
  '/premium-memberships/checkout',
  '/top-tagged-keywords',
  '/collection',
  '/collection/search',
  '/model',
  '/model/search',
  '/look/search',
  '/look/more',
  '/look/picture',
  '/street',
  '/street/search',
  '/street/more',
  '/trends',
  '/reports',
  '/reports/flash',
  '/reports/premium',
  '/reports/general',
  '/news',
  '/news/rss.xml',
  '/live',
  '/live/shows.ics',
  '/compare',
  '/talk/more',
  '/parisiens-in-paris/more',
  '/auth',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm',
  '/auth/status',
  '/auth/leave',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/premium-memberships',
  '/brand-visibility',
  '/offline',
  '/status',
  '/data-products/dashboard',
  '/data/dashboard-components',
  '/data/restatements',
  '/data/forecasts',
  '/data/leads',
  '/data/paths',
  ...[...TABS, 'trend-focus', 'brand-focus', 'season-focus'].map((slug) => `/data/dashboard/${slug}`),
]);
/** Pages of whoever is signed in. */
const OWN = new Set([
  '/moodboards',
  '/moodboards/create',
  '/user/account/update',
  '/user/feed',
  '/data/desk',
  '/data/dashboard/decks',
  '/premium-memberships/test-checkout',
]);
/** Pages of operators and editors, and what the api is asked in their stead: who is turned away there is turned away here. */
const STAFF = new Map([
  ['/operations/data-quality', '/api/operations/data-quality?minutes=1'],
  ['/newsroom', '/api/newsroom/rooms'],
  ['/newsroom/words', '/api/newsroom/words?state=scheduled'],
  ['/newsroom/people', '/api/newsroom/people?search=nobody'],
  ['/newsroom/plans', '/api/newsroom/coupons?search=none'],
  ['/newsroom/streams', '/api/operations/jobs?state=failed'],
  ['/newsroom/shows', '/api/newsroom/shows?size=1'],
  ['/newsroom/tagging', '/api/newsroom/shows?size=1'],
  ['/newsroom/tagging/twice', '/api/newsroom/shows?size=1'],
  ['/newsroom/tagging/agreement', '/api/newsroom/shows?size=1'],
  ['/newsroom/figures', '/api/newsroom/brands'],
  ['/newsroom/vocabulary', '/api/editor/vocabulary/concepts?missing=en'],
  ['/newsroom/retags', '/api/editor/vocabulary/concepts?missing=en'],
]);
/** Paths that answer programs only; the last of them those who watch over the services. */
const NO_PAGE = /^\/(moodboards\/(list|deleted)|poll|metrics|health\/(live|ready))(\/|$)/;

/** Pages about the look their query names. */
const OF_LOOK = new Set(['/look/related', '/look/tags/similars', '/street/tags/similars']);

/** Pages that are there for some readers and not for others. */
const BY_READER = /^\/(user|moodboards|operations|newsroom|data\/dashboard\/decks)(\/|$)/;

/** Whether it takes the reader to tell if `path`, without its language, is there; for all others nobody is told who asks. */
export const dependsOnReader = (path: string) => BY_READER.test(path);

export type Question =
  | { kind: 'there' }
  | { kind: 'missing' }
  /** A page of whoever is signed in. */
  | { kind: 'own' }
  /** The api knows: `path` is what to ask it. */
  | { kind: 'ask'; path: string };

/** What must be known to tell whether `path`, without its language, is a page; `query` begins with its question mark. */
export function questionFor(path: string, query = ''): Question {
  if (ALWAYS.has(path)) return { kind: 'there' };
  if (OWN.has(path)) return { kind: 'own' };
  const staff = STAFF.get(path);
  if (staff) return { kind: 'ask', path: staff };
  if (NO_PAGE.test(path) || path.endsWith('/')) return { kind: 'missing' };
  const [, section, ...rest] = path.split('/');
  if (section === 'moodboards') return boardQuestion(rest, path);
  // What keeps a show from being somebody's to work on keeps its page from being there.
  const show = /^\/newsroom\/(?:shows|tagging|tagging\/twice)\/([^/]+)$/.exec(path)?.[1];
  if (show) return { kind: 'ask', path: `/user/collection/looks/${show}` };
  const words = /^\/newsroom\/words\/(edit|preview)$/.exec(path)?.[1];
  if (words)
    return { kind: 'ask', path: `/api/newsroom/words/${words === 'edit' ? 'entry' : 'preview'}${query}` };
  const deck = /^\/data\/dashboard\/decks\/([^/]+)(?:\/present)?$/.exec(path)?.[1];
  if (deck) return { kind: 'ask', path: `/api/dashboard/decks/${deck}` };
  // Everything else has its JSON under the same path, pages at any path of the editors' own included.
  const look = OF_LOOK.has(path) && new URLSearchParams(query).get('look');
  return { kind: 'ask', path: look ? `${path}?look=${encodeURIComponent(look)}` : path };
}

/** A board's page, its sharing and its deletion are there when the board is, for its owner. */
function boardQuestion([first = '', second = '', third]: string[], path: string): Question {
  if (first === 'public') return { kind: 'ask', path };
  // One that is over says so.
  if (first === 'invitation' && second && third === undefined) return { kind: 'there' };
  // A version that never was is no page; the api counts them.
  if (first === 'history' && second) return { kind: 'ask', path };
  const slug = first === 'share' || first === 'delete' ? second : first;
  const isBoard = slug === second || second === '' || second === 'more';
  return isBoard && slug && third === undefined
    ? { kind: 'ask', path: `/moodboards/${slug}/more` }
    : { kind: 'missing' };
}

/** What a refusal of the api means for the page: the status of its stand-in, 0 when it is there. */
export function missingStatus(status: number): number {
  if (status === 400 || status === 422) return 404;
  return status === 403 || status === 404 || status === 410 ? status : 0;
}
