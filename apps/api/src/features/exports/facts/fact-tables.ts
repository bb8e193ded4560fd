import { lookFactsSql } from '@toile/warehouse';

export interface FactColumn {
  name: string;
  kind: 'string' | 'number';
  /** What it holds, in words. */
  means: string;
}

interface FactTable {
  about: string;
  columns: readonly FactColumn[];
  /** Rows of the days {from} to {to}, as they were known at {as_of}, in a total order that begins with the day. */
  sql(database: string): string;
}

const DAY = 'toString(toDate(show_date))';
const OF_DAYS = `toDate(show_date) BETWEEN {from:Date} AND {to:Date}`;

/**
 * Facts a subscription opens. All of them are about what was shown: rows about visitors or members are in none, since the privacy
 * rule holds for figures and knows no way to open single rows. Who walks belongs to plans, so models are left out.
 */
export const FACT_TABLES = {
  looks: {
    about: 'Published looks, a row each.',
    columns: [
      { name: 'day', kind: 'string', means: 'Day of the show, UTC.' },
      { name: 'look', kind: 'string', means: 'Slug of the look.' },
      { name: 'collection', kind: 'string', means: 'Slug of its collection.' },
      { name: 'designer', kind: 'string', means: 'Slug of the brand.' },
      { name: 'season', kind: 'string', means: 'Slug of the season.' },
      { name: 'type', kind: 'string', means: 'woman, man or couture.' },
      { name: 'city', kind: 'string', means: 'Slug of the city.' },
      { name: 'tags', kind: 'number', means: 'How many tags it has; which, the table look-tags says.' },
      { name: 'colours', kind: 'string', means: 'Its colours as #rrggbb, the largest first, by spaces.' },
    ],
    sql: (database) => `
      SELECT ${DAY} AS day, look, collection, designer, season, look_type AS type, city,
        toUInt32(length(arrayDistinct(tags))) AS tags, arrayStringConcat(colours, ' ') AS colours
      FROM (${lookFactsSql(database)}) WHERE ${OF_DAYS} ORDER BY day, look, collection`,
  },
  'look-tags': {
    about: 'Tags of published looks, a row for each tag of each look.',
    columns: [
      { name: 'day', kind: 'string', means: 'Day of the show, UTC.' },
      { name: 'look', kind: 'string', means: 'Slug of the look.' },
      { name: 'tag', kind: 'string', means: 'Slug of the tag.' },
    ],
    sql: (database) => `
      SELECT DISTINCT ${DAY} AS day, look, tag
      FROM (${lookFactsSql(database)}) ARRAY JOIN tags AS tag WHERE ${OF_DAYS} ORDER BY day, look, tag`,
  },
} as const satisfies Record<string, FactTable>;

export type FactTableName = keyof typeof FACT_TABLES;
export const FACT_TABLE_NAMES = Object.keys(FACT_TABLES) as FactTableName[];
export const factTable = (name: FactTableName): FactTable => FACT_TABLES[name];
