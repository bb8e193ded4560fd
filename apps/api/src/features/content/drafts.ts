import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { ContentKind } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { newToken } from '../../kernel/auth/new-token.js';
import type { Queryable } from '../../kernel/jobs/jobs.js';
import { POOL } from '../../kernel/tokens.js';
import type { Entry } from './domain/content.events.js';

export type EntryName = Pick<Entry, 'kind' | 'slug'>;

export interface Draft extends Entry {
  version: number;
  /** The version of the stream it was begun on; 0 where nothing was published. */
  base: number;
  /** The subject of who has changed or scheduled it last. */
  edited_by: string;
  edited_at: Date;
  /** When it is published by itself. */
  publish_at: Date | null;
  preview_until: Date | null;
}

const COLUMNS = 'kind, slug, doc, version, base, edited_by, edited_at, publish_at, preview_until';
const NEXT = `version = nextval('content_draft_version'), edited_at = now()`;

/** Documents that are worked on, one of each entry at most. */
@Injectable()
export class Drafts {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async find({ kind, slug }: EntryName, db: Queryable = this.pool, lock = ''): Promise<Draft | undefined> {
    const text = `SELECT ${COLUMNS} FROM content_draft WHERE kind = $1 AND slug = $2 ${lock}`;
    return ((await db.query(text, [kind, slug])) as pg.QueryResult<Draft>).rows[0];
  }

  /** @throws DomainError content-draft/unknown */
  async get(name: EntryName): Promise<Draft> {
    return (await this.find(name)) ?? refuseUnknown(name);
  }

  /**
   * Nobody else changes it until the transaction ends.
   * @throws DomainError content-draft/unknown, content-draft/conflict when it is not at `version`
   */
  async lock(name: EntryName, tx: Queryable, version: number): Promise<Draft> {
    const draft = (await this.find(name, tx, 'FOR UPDATE')) ?? refuseUnknown(name);
    if (draft.version !== version) throw outdated(draft);
    return draft;
  }

  async start({ kind, slug, doc }: Entry, base: number, by: string): Promise<Draft | undefined> {
    const { rows } = await this.pool.query<Draft>(
      `INSERT INTO content_draft (kind, slug, doc, base, edited_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      [kind, slug, JSON.stringify(doc), base, by],
    );
    return rows[0];
  }

  /** @returns undefined when it is at another version, or waits for its time */
  async save({ kind, slug, doc }: Entry, version: number, by: string): Promise<Draft | undefined> {
    const { rows } = await this.pool.query<Draft>(
      `UPDATE content_draft SET doc = $3, edited_by = $5, ${NEXT}
       WHERE kind = $1 AND slug = $2 AND version = $4 AND publish_at IS NULL RETURNING ${COLUMNS}`,
      [kind, slug, JSON.stringify(doc), version, by],
    );
    return rows[0];
  }

  async schedule(name: EntryName, tx: Queryable, at: Date | null, by: string): Promise<void> {
    await tx.query(
      `UPDATE content_draft SET publish_at = $3, edited_by = $4, ${NEXT} WHERE kind = $1 AND slug = $2`,
      [name.kind, name.slug, at, by],
    );
  }

  async remove({ kind, slug }: EntryName, tx: Queryable): Promise<void> {
    await tx.query('DELETE FROM content_draft WHERE kind = $1 AND slug = $2', [kind, slug]);
  }

  /** One link a draft: the one before stops working. @returns the token, known to nobody else */
  async makePreview(name: EntryName, until: Date): Promise<string> {
    const token = newToken();
    await this.setPreview(name, hashOf(token), until);
    return token;
  }

  endPreview(name: EntryName): Promise<void> {
    return this.setPreview(name, null, null);
  }

  /** @throws DomainError preview/unknown for one that expired or never was */
  async open(token: string): Promise<Draft> {
    const { rows } = await this.pool.query<Draft>(
      `SELECT ${COLUMNS} FROM content_draft WHERE preview_hash = $1 AND preview_until > now()`,
      [hashOf(token)],
    );
    const [found] = rows;
    if (!found)
      throw new DomainError('preview/unknown', 'This link has expired. Ask who sent it for a new one.');
    return found;
  }

  private async setPreview(name: EntryName, hash: Buffer | null, until: Date | null): Promise<void> {
    const { rowCount } = await this.pool.query(
      'UPDATE content_draft SET preview_hash = $3, preview_until = $4 WHERE kind = $1 AND slug = $2',
      [name.kind, name.slug, hash, until],
    );
    if (!rowCount) refuseUnknown(name);
  }
}

/** Somebody was faster: what they wrote goes with the refusal, beside what was sent. */
export function outdated(theirs: Draft | undefined, yours?: Record<string, unknown>): DomainError {
  const draft = theirs && {
    version: theirs.version,
    doc: theirs.doc,
    edited_at: theirs.edited_at.toISOString(),
    publish_at: theirs.publish_at?.toISOString() ?? null,
  };
  return new DomainError(
    'content-draft/conflict',
    draft ? 'Somebody has changed this draft meanwhile.' : 'This draft was published or discarded meanwhile.',
    { draft: draft ?? null, ...(yours && { yours }) },
  );
}

/** What came twice, since the first answer was lost, is no conflict. */
export const isSaved = (draft: Draft | undefined, doc: object, by: string): draft is Draft =>
  draft !== undefined && draft.edited_by === by && !draft.publish_at && isDeepStrictEqual(draft.doc, doc);

function refuseUnknown({ kind, slug }: EntryName): never {
  throw new DomainError('content-draft/unknown', `There is no draft of ${kind} "${slug}".`);
}

/** Key of the job that publishes an entry; no other key begins with it. */
export const scheduleKey = (kind: ContentKind, slug: string) => `publish-draft:${kind}:${slug};`;

const hashOf = (token: string) => createHash('sha256').update(token).digest();
