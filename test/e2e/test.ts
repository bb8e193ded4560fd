import { type BrowserContext, test as ofPlaywright } from '@playwright/test';

/** Has the pages of a browser fetch no pictures: they say nothing there, and drawing and showing them takes most of the time. */
export const withoutPictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/cdn/**', (route) => route.abort());

interface Given {
  /** Whether the test's own browser fetches pictures. */
  pictures: boolean;
  /** Ends the browsers a test opened beside its own, whose pages would go on asking until the worker ends. */
  ended: undefined;
}

export const test = ofPlaywright.extend<Given>({
  pictures: [false, { option: true }],
  context: async ({ context, pictures }, use) => {
    if (!pictures) await withoutPictures(context);
    await use(context);
  },
  ended: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
