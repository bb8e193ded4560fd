import { COUNTRIES, PALETTE, SEASONS } from '@toile/contracts';
import { CONCEPTS, plainPhrase } from '@toile/vocabulary';
import type { Database } from './database.js';
import { nearestColour } from './nearest-colour.js';

/** What a typed text names: all that is understood in it, or a slug it is equal to. */
export type Words = 'understood' | 'slugs';

/**
 * What figures are counted from, as it was known at a time: looks, cleaned events, searches with what they name, boards. Lists that
 * are no history (seasons, colours, countries, the words of the vocabulary) are those of the product, said in the decision.
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
  await table(
    database,
    'concept_word',
    ['dimension', 'slug', 'text'],
    Object.values(CONCEPTS).flatMap(({ kind, slug, label, plural, words }) => {
      const dimension = kind === 'city' || kind === 'season' ? kind : 'tag';
      const texts = [label, plural ?? {}, words ?? {}].flatMap((languages) =>
        Object.values(languages).flat(),
      );
      return texts.map((text) => [dimension, slug, text]);
    }),
  );
  const variables = { log_files: files, as_of: asOf, words };
  for (const name of ['1-messages', '2-catalogue', '3-events', '4-searches'])
    await database.runFile(`facts/${name}.sql`, variables);
  const written = await database.rows('SELECT text FROM written WHERE text IS NOT NULL');
  const texts = written.map(({ text }) => String(text));
  await table(
    database,
    'plain_text',
    ['text', 'plain'],
    texts.map((text) => [text, plainPhrase(text)]),
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
