/**
 * Writes what TypeScript knows of the messages: the imports of all JSON files, and English as literal types, so that next-intl
 * checks keys and ICU arguments. (Declarations beside the files, as next-intl writes them, have no default export under `nodenext`.)
 * `--check` only says whether what is there is up to date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, readFigureWords, readMessages } from './messages/read-messages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(root, 'libs/i18n/src/generated');
const HEAD = '// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.\n';

const english = readMessages(root, 'en');
const domains = Object.keys(english);

const figures = Object.keys(readFigureWords(root));

const files = {
  'figure-words.ts': `${HEAD}${figures.map((name) => `import ${name} from '../../messages/figures/${name}.json' with { type: 'json' };`).join('\n')}\n\nexport const FIGURE_WORDS = { ${figures.join(', ')} };\n`,
  'messages.ts': `${HEAD}export type Messages = ${JSON.stringify(english, null, 2)};\n`,
  ...Object.fromEntries(LOCALES.map((locale) => [`${locale}.ts`, catalogueOf(locale)])),
};

function catalogueOf(locale) {
  const imports = domains.map(
    (domain) => `import ${domain} from '../../messages/${locale}/${domain}.json' with { type: 'json' };`,
  );
  return `${HEAD}${imports.join('\n')}\n\nexport default { ${domains.join(', ')} };\n`;
}

const stale = Object.entries(files).filter(([name, text]) => {
  const path = join(OUT, name);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});
if (process.argv.includes('--check')) {
  for (const [name] of stale)
    console.error(`libs/i18n/src/generated/${name} is out of date: run npm run messages:types`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(OUT, { recursive: true });
  for (const [name, text] of stale) writeFileSync(join(OUT, name), text);
}
