import { defineConfig } from '@playwright/test';

const LONG = Boolean(process.env.E2E_LONG);
const TIMED = ['thread.e2e-spec.ts', 'withdrawn.e2e-spec.ts'];

export default defineConfig({
  testDir: 'test/e2e',
  // Long forms are run by name: `npm run test:e2e:long`.
  testMatch: LONG ? '*.e2e-long-spec.ts' : '*.e2e-spec.ts',
  globalSetup: './test/e2e/start-toile.ts',
  timeout: 120_000,
  // Two cores may be busy with more than the tests.
  expect: { timeout: 30_000 },
  // Each has a Toile of its own.
  workers: 2,
  // What promises seconds is tried when nothing else runs.
  projects: [
    { name: 'browser', testIgnore: TIMED },
    { name: 'timed', testMatch: LONG ? [] : TIMED, dependencies: ['browser'] },
  ],
  outputDir: 'test-results',
  use: {
    // An ordinary reader's user agent: a headless one is flagged as a bot and would not count.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    locale: 'en-GB',
    // What fades, slides and turns is drawn sixty times a second, by the processor; tests of what moves ask for it (`MOVING`).
    contextOptions: { reducedMotion: 'reduce' },
    // Its requests are not those of a page, which tests hold back, answer and count; `offline.e2e-spec.ts` lets it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic'],
    },
  },
});
