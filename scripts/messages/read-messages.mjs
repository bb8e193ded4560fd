import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LOCALES = ['en', 'es', 'fr', 'it', 'zh'];

export const fileOf = (locale, domain) => `libs/i18n/messages/${locale}/${domain}.json`;

/** The messages of a language, by domain; a domain is a file. */
export function readMessages(root, locale) {
  const names = readdirSync(join(root, 'libs/i18n/messages', locale)).filter((name) =>
    name.endsWith('.json'),
  );
  return Object.fromEntries(
    names
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
      .map((domain) => [domain, JSON.parse(readFileSync(join(root, fileOf(locale, domain)), 'utf8'))]),
  );
}
