import { LOCALES } from '@toile/contracts';
import { escaped } from '../../kernel/http/escaped.js';

/** An address in every language, and without one for readers of none of them. */
export interface SitemapEntry {
  path: string;
  changed: Date | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function urlset(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const alternate = (language: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;
    const links = LOCALES.map((locale) => alternate(locale, `${origin}/${locale}${path}`)).join('');
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escaped(`${origin}/en${path}`)}</loc>${day}${links}${alternate('x-default', `${origin}${path}`)}</url>\n`;
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndex(origin: string, files: readonly string[]): string {
  const list = files.map((file) => `<sitemap><loc>${escaped(origin + file)}</loc></sitemap>\n`).join('');
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}</sitemapindex>\n`;
}
