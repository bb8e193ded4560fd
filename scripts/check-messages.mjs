/**
 * `node scripts/check-messages.mjs [folder]`: every language has English's keys with the same ICU arguments, no text is empty or
 * malformed, and every key is used. A folder other than the repository is for tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DYNAMIC_KEYS } from './messages/dynamic-keys.mjs';
import { faultsOf, flatten, lineOf } from './messages/faults.mjs';
import { LOCALES, readMessages } from './messages/read-messages.mjs';
import { isMentioned, readSource } from './messages/usage.mjs';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const languages = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(root, locale)]));
const found = [...faultsOf(languages), ...unused()];
for (const line of found) console.error(line);
if (found.length === 0) console.log('the messages of all languages are complete and used');
process.exitCode = found.length > 0 ? 1 : 0;

function unused() {
  const sources = sourceFiles().map((path) => readSource(readFileSync(path, 'utf8')));
  const keys = [...flatten(languages.en).keys()].filter((key) => !isMentioned(key, sources));
  const dynamic = Object.keys(DYNAMIC_KEYS).map((entry) => ({
    entry,
    isFor: (key) => (entry.endsWith('.*') ? key.startsWith(entry.slice(0, -1)) : key === entry),
  }));
  return [
    ...keys
      .filter((key) => !dynamic.some(({ isFor }) => isFor(key)))
      .map((key) =>
        lineOf('en', key, 'is not used; if its key is made where it is used, name it in dynamic-keys.mjs'),
      ),
    ...dynamic
      .filter(({ isFor }) => !keys.some(isFor))
      .map(({ entry }) => `scripts/messages/dynamic-keys.mjs: ${entry} is not needed`),
  ];
}

function sourceFiles() {
  return readdirSync(join(root, 'apps')).flatMap((app) =>
    readdirSync(join(root, 'apps', app, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!spec|metadata)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
}
