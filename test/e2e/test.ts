import { type BrowserContext, test as ofPlaywright, type Page } from '@playwright/test';

/** For `test.use`: what moves for readers who did not ask for less of it moves. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const PICTURES = ['*/cdn/*'];

/**
 * Has the pages of a browser fetch no pictures: they say nothing there, and drawing and showing them takes most of the time.
 * The browser itself leaves them out: where a route did, it would keep nothing of what it has fetched, and each page would fetch and
 * read every script anew.
 */
function withoutPictures(context: BrowserContext): void {
  const told = new WeakMap<Page, Promise<void>>();
  const tell = async (page: Page) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: PICTURES });
  };
  // A window that a page opens may be closed again before it is told.
  context.on('page', (page) =>
    told.set(
      page,
      tell(page).catch(() => undefined),
    ),
  );
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    await told.get(page);
    return page;
  };
}

interface Given {
  /** Whether the test's browsers fetch pictures. */
  pictures: boolean;
  /** All of them, own and others: those that a test opened beside its own are ended, whose pages would go on asking until the worker ends. */
  browsers: undefined;
}

export const test = ofPlaywright.extend<Given>({
  pictures: [false, { option: true }],
  browsers: [
    async ({ browser, pictures }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (!pictures) withoutPictures(context);
        return context;
      };
      await use(undefined);
      browser.newContext = open;
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
