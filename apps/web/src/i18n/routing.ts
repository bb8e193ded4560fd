import { LOCALES } from '@toile/contracts';
import { defineRouting } from 'next-intl/routing';

export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: 'en',
  localePrefix: 'always',
  // Pages list their languages themselves (`seo/page-metadata.ts`), with `x-default`.
  alternateLinks: false,
});
