import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { cached } from '../../../kernel/cached.js';
import { POOL, PUBLIC_URL } from '../../../kernel/tokens.js';
import { SITEMAP_KINDS, SITEMAPS, type SitemapKind, type SitemapRow } from '../sitemap-sources.js';
import { sitemapIndex, urlset } from '../sitemap-xml.js';

/** The protocol allows 50,000; with five alternates each these are 4 MB, made in a tenth of a second. */
const ADDRESSES_A_FILE = 5_000;
/** As long as readers are told that a file is good. */
const GOOD_MS = 300_000;

const packed = promisify(gzip);

export interface SitemapFile {
  gzip: Buffer;
  etag: string;
}

/** A file of addresses of one kind, by its number from 1, or the index of all of them; null when the kind has fewer files. */
export class Sitemap extends Query<SitemapFile | null> {
  constructor(readonly input: 'index' | { kind: SitemapKind; number: number }) {
    super();
  }
}

interface Kept {
  file: SitemapFile;
  /** Hash of the rows it was written from. */
  rows: string;
}

/**
 * Sitemaps as they are sent, packed. What the catalogue says of a file is looked at once in five minutes at most, and
 * the file written anew only when that has changed.
 */
@QueryHandler(Sitemap)
export class SitemapHandler implements IQueryHandler<Sitemap> {
  readonly #kept = new Map<string, Kept>();
  readonly #files = new LRUCache<string, Promise<SitemapFile>>({ max: 1_000, ttl: GOOD_MS });
  readonly #counts = new LRUCache<string, Promise<Map<SitemapKind, number>>>({ max: 1, ttl: GOOD_MS });

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  execute({ input }: Sitemap): Promise<SitemapFile | null> {
    return input === 'index' ? this.index() : this.file(input.kind, input.number);
  }

  private index(): Promise<SitemapFile> {
    return cached(this.#files, 'index', async () => {
      const counts = await this.counts();
      const files = [...counts].flatMap(([kind, count]) =>
        Array.from(
          { length: filesFor(count) },
          (_, at) => `/sitemap/${kind}${at === 0 ? '' : `-${at + 1}`}.xml`,
        ),
      );
      return this.written('index', files, () => sitemapIndex(this.publicUrl, files));
    });
  }

  private async file(kind: SitemapKind, number: number): Promise<SitemapFile | null> {
    const name = `${kind}-${number}`;
    if (number > filesFor((await this.counts()).get(kind) ?? 0)) return null;
    return cached(this.#files, name, async () => {
      const rows = await this.rows(kind, number);
      const { pathOf } = SITEMAPS[kind];
      return this.written(name, rows, () =>
        urlset(
          this.publicUrl,
          rows.map(({ slug, changed }) => ({ path: pathOf(slug), changed })),
        ),
      );
    });
  }

  private async written(name: string, content: unknown, write: () => string): Promise<SitemapFile> {
    const rows = hashOf(JSON.stringify(content));
    const kept = this.#kept.get(name);
    if (kept?.rows === rows) return kept.file;
    const xml = write();
    // Weak, because it stands for the packed and the plain file.
    const file = { gzip: await packed(xml), etag: `W/"${hashOf(xml)}"` };
    this.#kept.set(name, { file, rows });
    return file;
  }

  private counts(): Promise<Map<SitemapKind, number>> {
    return cached(this.#counts, '', async () => {
      const { rows } = await this.pool.query<{ kind: string; count: number }>(
        SITEMAP_KINDS.map(
          (kind) => `SELECT '${kind}' AS kind, count(*)::int AS count FROM (${SITEMAPS[kind].sql}) AS rows`,
        ).join(' UNION ALL '),
      );
      const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
      return new Map(SITEMAP_KINDS.map((kind) => [kind, counts.get(kind) ?? 0]));
    });
  }

  private async rows(kind: SitemapKind, number: number): Promise<SitemapRow[]> {
    const { rows } = await this.pool.query<SitemapRow>(
      `${SITEMAPS[kind].sql} ORDER BY slug LIMIT ${ADDRESSES_A_FILE} OFFSET $1`,
      [(number - 1) * ADDRESSES_A_FILE],
    );
    return rows;
  }
}

const filesFor = (count: number) => Math.max(1, Math.ceil(count / ADDRESSES_A_FILE));
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);
