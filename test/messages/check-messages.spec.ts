import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const LANGUAGES = ['en', 'es', 'fr', 'it', 'zh'];
const LOOKS = { count: '{count, plural, one {# look} other {# looks}}', sort: { newest: 'Newest' } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-messages-'));
  for (const language of LANGUAGES) write(language, LOOKS);
  writeSource(`const t = getTranslations('looks'); t('count'); t(\`sort.\${order}\`);`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(language: string, messages: object) {
  place(`libs/i18n/messages/${language}/looks.json`, JSON.stringify(messages));
}
const writeSource = (source: string) => place('apps/web/src/page.tsx', source);

function place(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** What the check says of the looks; the entries for the repository's own dynamic keys are not needed here. */
function faults(): string[] {
  const { stderr } = spawnSync(process.execPath, ['scripts/check-messages.mjs', folder], {
    encoding: 'utf8',
  });
  return stderr.split('\n').filter((line) => line.includes('looks.json'));
}

it('finds nothing where all is in place, keys made of parts included', () => {
  expect(faults()).toEqual([]);
});

it.each([
  ['a missing key', { count: LOOKS.count, sort: {} }, 'sort.newest is missing'],
  ['a key of its own', { ...LOOKS, more: 'Plus' }, 'more is not in English'],
  ['an empty text', { ...LOOKS, sort: { newest: ' ' } }, 'sort.newest is empty'],
  [
    'other arguments',
    { ...LOOKS, count: '{number} looks' },
    'count takes {number} (argument) where English takes {count} (plural)',
  ],
  ['broken ICU', { ...LOOKS, count: '{count, plural, one {# look}' }, 'count is not valid ICU'],
])('names file and key of %s', (_, french, fault) => {
  write('fr', french);
  expect(faults()).toEqual([expect.stringContaining(`libs/i18n/messages/fr/looks.json: ${fault}`)]);
});

it('names a key that nobody uses', () => {
  writeSource("const t = getTranslations('looks'); t('count');");
  expect(faults()).toEqual([
    expect.stringContaining('libs/i18n/messages/en/looks.json: sort.newest is not used'),
  ]);
});
