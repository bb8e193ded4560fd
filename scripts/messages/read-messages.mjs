import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LOCALES = ['en', 'es', 'fr', 'it', 'zh'];

const MESSAGES = 'libs/i18n/messages';
export const fileOf = (locale, domain) => `${MESSAGES}/${locale}/${domain}.json`;
const namesIn = (root, folder) =>
  readdirSync(join(root, MESSAGES, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Figures whose words are a file each, in all languages. */
export const readFigureWords = (root) =>
  Object.fromEntries(
    (existsSync(join(root, MESSAGES, 'figures')) ? namesIn(root, 'figures') : []).map((name) => [
      name,
      readJson(root, `${MESSAGES}/figures/${name}.json`),
    ]),
  );

/** The messages of a language, by domain; a domain is a file. */
export function readMessages(root, locale) {
  const domains = Object.fromEntries(
    namesIn(root, locale).map((domain) => [domain, readJson(root, fileOf(locale, domain))]),
  );
  for (const [name, { definition, ...words }] of Object.entries(readFigureWords(root))) {
    const { title, note, numerator, denominator } = words[locale] ?? {};
    domains.figures.titles[name] = title;
    domains.figures.notes[name] = note;
    domains.figures.definitions[definition] = { numerator, denominator };
    domains.exports.figures[definition] = title;
  }
  return domains;
}
