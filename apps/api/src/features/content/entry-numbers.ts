import { Inject, Injectable } from '@nestjs/common';
import type { ContentKind } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../kernel/tokens.js';
import { ContentQuery } from '../catalogue/index.js';
import type { Entry } from './domain/content.events.js';
import type { EntryName } from './drafts.js';

/** Where kinds say their number: polls are voted in by it, reports are asked for by it, and the highest is the newest. */
const FIELDS: Partial<Record<ContentKind, 'id' | 'issue'>> = {
  poll: 'id',
  report: 'id',
  newsletter: 'issue',
};
/** Two of the same number would be one to their readers. Issues may be told in several letters. */
const ALONE: readonly ContentKind[] = ['poll', 'report'];

type Doc = Record<string, unknown>;

/** Numbers of polls, reports and newsletters. */
@Injectable()
export class EntryNumbers {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly content: ContentQuery,
  ) {}

  /** A document that is begun, with the number after the highest there is where it says none. */
  async numbered({ kind, slug }: EntryName, doc: Doc): Promise<Doc> {
    const field = FIELDS[kind];
    if (!field || field in doc) return doc;
    const drafts = await this.pool.query<{ slug: string; number: unknown }>(
      'SELECT slug, doc->$2 AS number FROM content_draft WHERE kind = $1',
      [kind, field],
    );
    const live = await this.content.all(kind);
    // Begun twice, since the first answer was lost, it has the number it was given then.
    const own = drafts.rows.find((row) => row.slug === slug)?.number;
    const taken = [
      ...drafts.rows.map(({ number }) => number),
      ...live.map((row) => numberOf(row.doc, field)),
    ];
    const highest = Math.max(0, ...taken.filter((number) => Number.isInteger(number)).map(Number));
    return { ...doc, [field]: own ?? highest + 1 };
  }

  /** @throws ValidationError where another entry of the kind has the number */
  async mustBeFree({ kind, slug, doc }: Entry): Promise<void> {
    const field = FIELDS[kind];
    if (!field || !ALONE.includes(kind)) return;
    const number = numberOf(doc, field);
    const other = (await this.content.all(kind)).find(
      (row) => row.slug !== slug && numberOf(row.doc, field) === number,
    );
    if (other)
      throw new ValidationError([
        { propertyPath: field, message: `is the number of "${other.slug}"`, code: 'taken' },
      ]);
  }
}

const numberOf = (doc: object, field: string): unknown => (doc as Doc)[field];
