import { CacheFirst, NetworkFirst, NetworkOnly, Serwist, StaleWhileRevalidate } from 'serwist';
import {
  CACHES,
  changesReader,
  isKept,
  isListOfBoards,
  isSlide,
  isWhole,
  keptPicture,
  keyOf,
  neededBy,
  offlinePage,
  picturesOf,
} from '../offline/kept-pages.js';

/**
 * Keeps what a reader may read without a connection: the page that says so, and the boards, dashboards, decks and saved items they
 * opened. Everything else goes to the network as if this were not here. No JSON is kept but that of slides, and what is of one reader
 * goes when somebody signs in or out.
 */
declare const self: ServiceWorkerGlobalScope;

const MOST_PAGES = 60;
/** A page that was kept a shorter time ago is not asked for again beside another one. */
const FRESH_MS = 3_600_000;
const MOST_PICTURES = 600;
const MOST_FILES = 300;
const MOST_SLIDES = 200;

interface Notice {
  title: string;
  body: string;
  url: string;
  image: string;
}
/** The next one takes the place of one that still stands there. */
const shown = ({ body = '', url = '/', image }: Partial<Notice>): NotificationOptions => ({
  body,
  icon: '/icon.svg',
  tag: 'follows',
  data: { url },
  ...(image && { image }),
});

/** Goes up when another reader may be there. */
let readers = 0;

const matchOptions = { ignoreVary: true };

const files = new CacheFirst({ cacheName: CACHES.files, matchOptions });

/** Keeps what is not there yet, and lets the oldest go. */
async function keep(cacheName: string, paths: readonly string[], most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const keepOne = async (path: string) => {
    if (await cache.match(path, matchOptions)) return;
    const answer = await fetch(path);
    if (answer.status === 200) await cache.put(path, answer);
  };
  // One that cannot be had does not cost the others.
  await Promise.all(paths.map((path) => keepOne(path).catch(() => undefined)));
  await trim(cache, most);
}

async function trim(cache: Cache, most: number): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

/** A page is of use with what it needs. */
const keepNeeds = async ({ request, newResponse }: { request: Request; newResponse: Response }) => {
  const { files, pictures, boards } = neededBy(await newResponse.clone().text());
  await keep(CACHES.files, files, MOST_FILES);
  await keep(CACHES.pictures, pictures, MOST_PICTURES);
  // One after the other, so that the reader's own requests go before.
  const reader = readers;
  if (isListOfBoards(new URL(request.url).pathname))
    for (const board of boards) if (reader === readers) await keepBoard(board).catch(() => undefined);
  await trim(await caches.open(CACHES.pages), MOST_PAGES);
};

async function isFresh(cache: Cache, key: string): Promise<boolean> {
  const kept = await cache.match(key, matchOptions);
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < FRESH_MS;
}

async function keepBoard(path: string): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  const key = keyOf(self.location.origin + path);
  if (await isFresh(cache, key)) return;
  const reader = readers;
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  // What was on its way when its reader signed out is nobody's any more.
  if (answer.status !== 200 || answer.redirected || reader !== readers) return;
  await cache.put(key, answer.clone());
  await keepNeeds({ request: new Request(key), newResponse: answer });
}
const keepComplete = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url),
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    // Led to the sign-in: the session is over.
    if (response.type === 'opaqueredirect' || response.redirected || response.status === 401) await forget();
    const isKeepable =
      response.status === 200 && !response.redirected && isWhole(await response.clone().text());
    return isKeepable ? response : null;
  },
  cacheDidUpdate: keepNeeds,
};
const pages = new NetworkFirst({ cacheName: CACHES.pages, matchOptions, plugins: [keepComplete] });
const shell = new NetworkFirst({ cacheName: CACHES.shell, matchOptions, plugins: [keepComplete] });

const slides = new NetworkFirst({
  cacheName: CACHES.slides,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
      cacheDidUpdate: async ({ newResponse }) => {
        await keep(CACHES.pictures, picturesOf(await newResponse.clone().json()), MOST_PICTURES);
        await trim(await caches.open(CACHES.slides), MOST_SLIDES);
      },
    },
  ],
});

async function forget(): Promise<void> {
  readers += 1;
  await Promise.all([CACHES.pages, CACHES.pictures, CACHES.slides].map((name) => caches.delete(name)));
}

/** What a reader follows is not told to the next one at this browser. */
async function endTelling(): Promise<void> {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

const isNavigation = (request: Request) => request.mode === 'navigate' && request.method === 'GET';

/**
 * Whether a page asks for itself anew. Without a connection it waits for one (`useOffline` of `next.config.ts`); a page that is led
 * to is loaded whole instead, as the router does where an answer is no part of a page: from what is kept, or as the page that says
 * what is.
 */
async function isOpen(event: FetchEvent, { pathname }: URL): Promise<boolean> {
  const page = await self.clients.get(event.clientId);
  return page !== undefined && new URL(page.url).pathname === pathname;
}

/** The page that says there is no connection, in the language somebody reads. */
async function keepOfflinePage(language: string, event: ExtendableEvent): Promise<void> {
  const address = self.location.origin + offlinePage(`/${language}`);
  if (await isFresh(await caches.open(CACHES.shell), keyOf(address))) return;
  await shell.handle({ event, request: new Request(address, { headers: { accept: 'text/html' } }) });
}

// A new version waits until no page is open: one that takes over under a page leaves its next navigation without an answer in
// Chromium.
const serwist = new Serwist({
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: files,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/icon.svg',
      handler: new StaleWhileRevalidate({ cacheName: CACHES.shell, matchOptions }),
    },
    {
      // The client router asks for a page's parts; of a page that is kept, the page itself is kept beside them.
      matcher: ({ sameOrigin, request }) =>
        sameOrigin &&
        request.method === 'GET' &&
        request.headers.has('rsc') &&
        !request.headers.has('next-router-prefetch'),
      handler: async ({ request, url, event }) => {
        if (isKept(url.pathname)) {
          const page = new Request(keyOf(url.href), { headers: { accept: 'text/html' } });
          event.waitUntil(pages.handle({ event, request: page }).catch(() => undefined));
        }
        try {
          return await fetch(request);
        } catch (error) {
          if (await isOpen(event as FetchEvent, url)) throw error;
          return new Response('', { headers: { 'content-type': 'text/html' } });
        }
      },
    },
    {
      matcher: ({ sameOrigin, url, request }) => sameOrigin && isNavigation(request) && isKept(url.pathname),
      handler: pages,
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && isNavigation(request) && url.pathname === offlinePage(url.pathname),
      handler: shell,
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && request.method === 'GET' && isSlide(url.pathname),
      handler: slides,
    },
    { matcher: ({ sameOrigin, request }) => sameOrigin && isNavigation(request), handler: new NetworkOnly() },
    {
      // Of a page that is kept, a picture of another size stands for one that cannot be had.
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && keptPicture(url.pathname) !== null && isKept(new URL(request.referrer || url).pathname),
      handler: async ({ request, url }) => {
        try {
          return await fetch(request);
        } catch (error) {
          const kept = await caches.match(keptPicture(url.pathname) ?? '', {
            cacheName: CACHES.pictures,
            ...matchOptions,
          });
          if (!kept) throw error;
          return kept;
        }
      },
    },
  ],
});
serwist.setCatchHandler(async ({ request, url }) =>
  request.mode === 'navigate' ? Response.redirect(offlinePage(url.pathname)) : Response.error(),
);
// Before Serwist's own, which hear alone of what they answer.
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === self.location.origin && changesReader(event.request.method, pathname))
    event.waitUntil(Promise.all([forget(), endTelling()]));
});
self.addEventListener('message', (event) => {
  const { language } = event.data as { language?: unknown };
  if (typeof language === 'string') event.waitUntil(keepOfflinePage(language, event).catch(() => undefined));
});
// What `features/follows` of the api has to tell: title, body, where a click leads, a picture.
self.addEventListener('push', (event) => {
  const { title, ...notice } = (event.data?.json() ?? {}) as Partial<Notice>;
  if (title) event.waitUntil(self.registration.showNotification(title, shown(notice)));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(self.clients.openWindow(new URL(url, self.location.origin).href));
});
serwist.addEventListeners();
