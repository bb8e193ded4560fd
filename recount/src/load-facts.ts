import { COUNTRIES, LOCALES, PALETTE, SEASONS } from '@toile/contracts';
import { namedIn } from '@toile/vocabulary/understanding';
import type { Database } from './database.js';
import { nearestColour } from './nearest-colour.js';
import { vocabulariesOf } from './vocabularies.js';

/** What a typed text names: what it was understood as (version 3 of searches), or a slug it is equal to (version 2). */
export type Words = 'understood' | 'slugs';

const MOST_LETTERS = 100;

/**
 * What figures are counted from, as it was known at a time: looks, cleaned events, searches with what they name, boards. Lists that
 * are no history (seasons, colours, countries, the words that the vocabulary ships) are those of the product, said in the decision.
 */
export async function loadFacts(
  database: Database,
  { files, asOf, words }: { files: string; asOf: string; words: Words },
): Promise<void> {
  await table(
    database,
    'season_list',
    ['slug', 'short_name', 'shows_start', 'shows_end'],
    SEASONS.map((season) => [season.slug, season.short_name, season.shows_start, season.shows_end]),
  );
  await table(
    database,
    'palette',
    ['slug', 'hex', 'tone'],
    PALETTE.map(({ slug, hex, tone }) => [slug, hex, tone]),
  );
  await table(
    database,
    'country_list',
    ['slug', 'code', 'name'],
    COUNTRIES.flatMap(({ slug, code, name }) => (code ? [[slug, code, name]] : [])),
  );
  const variables = { log_files: files, as_of: asOf, words };
  for (const name of ['1-messages', '2-catalogue', '3-events', '4-searches'])
    await database.runFile(`facts/${name}.sql`, variables);
  const written = await database.rows('SELECT text, locale, day, hour FROM written');
  const vocabularyAt = await vocabulariesOf(database);
  await table(
    database,
    'understood_text',
    ['text', 'locale', 'day', 'hour', 'dimension', 'slug'],
    written.flatMap((one) => {
      const [text, locale] = [String(one.text), String(one.locale)];
      const [day, hour] = [String(one.day), String(one.hour)];
      const searched = text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);
      const spoken = LOCALES.find((known) => known === locale);
      return namedIn(searched, spoken, day, vocabularyAt(hour)).map((entity) => {
        const [kind = '', slug = ''] = entity.split(':');
        return [text, locale, day, hour, kind === 'designer' ? 'brand' : kind, slug];
      });
    }),
  );
  const colours = await database.rows('SELECT DISTINCT unnest(colours) AS hex FROM look');
  await table(
    database,
    'named_colour',
    ['hex', 'slug', 'tone'],
    colours.map(({ hex }) => {
      const { slug, tone } = nearestColour(String(hex));
      return [String(hex), slug, tone];
    }),
  );
  for (const name of ['5-names', '6-boards', '7-scope']) await database.runFile(`facts/${name}.sql`);
}

async function table(
  database: Database,
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  await database.rows(
    `CREATE OR REPLACE TABLE ${name} (${columns.map((column) => `${column} VARCHAR`).join(', ')})`,
  );
  await database.append(name, rows);
}
