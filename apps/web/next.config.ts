import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES, SECURITY_HEADERS } from '@toile/contracts';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const config: NextConfig = {
  output: 'standalone',
  // Workspaces and their packages are hoisted to the repository's root.
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  poweredByHeader: false,
  // `npm run check` does, for the whole repository; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  experimental: {
    // A part of a page that is on its way as the connection is lost is asked for again; without this the router loads the page whole,
    // and a reader in a tunnel looks at the browser's own error.
    useOffline: true,
    // What a later build could reuse takes a quarter of a build to write. Who builds a second time works here; a first start waits.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
  // The dashboard without a tab is its overview.
  redirects: async () => [
    {
      source: `/:locale(${LOCALES.join('|')})/data/dashboard`,
      destination: '/:locale/data/dashboard/home',
      permanent: false,
    },
  ],
  headers: async () => [
    {
      source: '/((?!_next/static/).*)',
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
    // Their addresses hold the token of a mail, which no request may tell. Without any referrer a form would hide its origin too.
    {
      source: `/:locale(${LOCALES.join('|')})/:page(auth/confirm|auth/reset-password|newsletter/confirm|newsletter/unsubscribe)`,
      headers: [{ key: 'referrer-policy', value: 'strict-origin' }],
    },
    // Stands in a frame of our own page; the policy of the proxy says so, too.
    {
      source: `/:locale(${LOCALES.join('|')})/newsroom/words/preview`,
      headers: [{ key: 'x-frame-options', value: 'SAMEORIGIN' }],
    },
    // What is said of documents means nothing for a script, a style or a font, and a page has dozens of them.
    {
      source: '/_next/static/:path*',
      headers: [{ key: 'x-content-type-options', value: 'nosniff' }],
    },
  ],
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
