import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  CITIES,
  COUNTRIES,
  JOBS,
  LOCALES,
  PALETTE,
  SEASON_CODES,
  TAG_CATEGORIES,
  TONES,
  TYPES,
} from '@toile/contracts';
import { Ajv } from 'ajv';
import { CONCEPTS, PREFERENCES } from './concepts.js';
import { conceptOf, conceptOfTag, SHIPPED_VOCABULARY, tagLabel } from './current-vocabulary.js';
import { plainPhrase } from './plain-words.js';

const DATA = new URL('../data/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, DATA), 'utf8'));

it('holds every file to the schema', () => {
  const isValid = new Ajv({ strict: false }).compile(read('concepts.schema.json'));
  const files = readdirSync(DATA).filter(
    (name) =>
      !/^(?:concepts\.schema|common-words|house-names|preferences|sayings|traditional|unshown|..\.grammar)\.json$/.test(
        name,
      ),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const name of files) {
    isValid(read(name));
    expect([name, isValid.errors]).toEqual([name, null]);
  }
});

it('has the fixed lists, whole', () => {
  const missing = (kind: Parameters<typeof conceptOf>[0], slugs: readonly string[]) =>
    slugs.filter((slug) => !conceptOf(kind, slug));
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
  expect(missing('colour', slugs(PALETTE))).toEqual([]);
  expect(missing('tone', slugs(TONES))).toEqual([]);
  expect(missing('type', slugs(TYPES))).toEqual([]);
  expect(missing('city', slugs(CITIES))).toEqual([]);
  expect(missing('category', slugs(TAG_CATEGORIES))).toEqual([]);
  expect(missing('occupation', slugs(JOBS.slice(1)))).toEqual([]);
  expect(missing('country', slugs(COUNTRIES.slice(1)))).toEqual([]);
  expect(CONCEPTS.filter(({ kind }) => kind === 'season')).toHaveLength(SEASON_CODES.length);
});

it('puts each colour of the palette under its tone', () => {
  for (const { slug, tone } of PALETTE) expect(conceptOf('colour', slug)?.parents[0]).toBe(`tone/${tone}`);
});

describe('parents', () => {
  it('are concepts, and go round in no circle', () => {
    const ids = new Set(CONCEPTS.map(({ id }) => id));
    for (const concept of CONCEPTS) {
      expect(concept.parents.filter((parent) => !ids.has(parent))).toEqual([]);
      for (const parent of concept.parents) {
        const [kind = '', slug = ''] = parent.split('/');
        const above = conceptOf(kind as 'garment', slug);
        expect(above && SHIPPED_VOCABULARY.withNarrower(concept).includes(above)).toBe(false);
      }
    }
  });

  it('include what is narrower', () => {
    const coat = conceptOf('garment', 'coat');
    const narrower = coat ? SHIPPED_VOCABULARY.withNarrower(coat).map(({ slug }) => slug) : [];
    expect(narrower).toEqual(expect.arrayContaining(['coat', 'overcoat', 'trench-coat', 'parka']));
    expect(narrower).not.toContain('blazer');
  });
});

/** What each word of a language means, of the concepts people search for. */
function meanings(locale: (typeof LOCALES)[number]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, kind, label, plural, words } of CONCEPTS) {
    if (kind === 'category' || kind === 'occupation' || kind === 'country') continue;
    const texts = [label[locale], plural?.[locale] ?? [], words?.[locale] ?? []].flat();
    for (const text of new Set(texts.map(plainPhrase))) found.set(text, [...(found.get(text) ?? []), id]);
  }
  return found;
}

it.each(LOCALES)('says what is meant by every word that means two things: %s', (locale) => {
  const preferred = new Map(
    Object.entries(PREFERENCES[locale] ?? {}).map(([word, id]) => [plainPhrase(word), id]),
  );
  const found = meanings(locale);
  expect(found.has('')).toBe(false);
  const unsettled = [...found].filter(
    ([word, ids]) => ids.length > 1 && !ids.includes(preferred.get(word) ?? ''),
  );
  expect(unsettled).toEqual([]);
  // A preference that settles nothing has outlived its words.
  expect([...preferred.keys()].filter((word) => (found.get(word)?.length ?? 0) < 2)).toEqual([]);
});

it('names tags in the language of the reader, and those it does not know as the catalogue does', () => {
  expect(tagLabel({ slug: 'velvet', name: 'Velvet' }, 'fr')).toBe('Velours');
  expect(tagLabel({ slug: 'moss', name: 'Moss' }, 'fr')).toBe('Moss');
  expect(conceptOfTag('trench-coat')?.id).toBe('garment/trench-coat');
});
