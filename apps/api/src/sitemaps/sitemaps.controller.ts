import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Public } from '../accounts/roles/allow.decorator.js';
import { sendCached } from '../reference/public-cache.js';
import { POOL, PUBLIC_URL } from '../tokens.js';
import { SITEMAP_KINDS, SITEMAPS, type SitemapKind, type SitemapRow } from './sitemap-sources.js';
import { sitemapIndex, urlset } from './sitemap-xml.js';

/** The most addresses a file may hold by the sitemap protocol; with five alternates each it stays below 50 MB too. */
const ADDRESSES_A_FILE = 50_000;
const XML = 'application/xml; charset=utf-8';

/** What search engines may read: an index, and files of each kind (`look.xml`, `look-2.xml`, …). */
@Controller()
@Public()
export class SitemapsController {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { rows } = await this.pool.query<{ kind: string; count: number }>(
      SITEMAP_KINDS.map(
        (kind) => `SELECT '${kind}' AS kind, count(*)::int AS count FROM (${SITEMAPS[kind].sql}) AS rows`,
      ).join(' UNION ALL '),
    );
    const counts = new Map(rows.map((row) => [row.kind, row.count]));
    const files = SITEMAP_KINDS.flatMap((kind) => {
      const count = Math.max(1, Math.ceil((counts.get(kind) ?? 0) / ADDRESSES_A_FILE));
      return Array.from(
        { length: count },
        (_, index) => `/sitemap/${kind}${index === 0 ? '' : `-${index + 1}`}.xml`,
      );
    });
    return sendCached(request, reply, sitemapIndex(this.publicUrl, files), XML);
  }

  @Get('sitemap/:file')
  async file(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, name = '', number = '1'] = /^([a-z]+)(?:-(\d{1,4}))?\.xml$/.exec(file) ?? [];
    const kind = SITEMAP_KINDS.find((one) => one === name);
    if (!kind) throw unknownSitemap();
    const rows = await this.rows(kind, Number(number));
    if (rows.length === 0 && number !== '1') throw unknownSitemap();
    const { pathOf } = SITEMAPS[kind];
    const entries = rows.map(({ slug, changed }) => ({ path: pathOf(slug), changed }));
    return sendCached(request, reply, urlset(this.publicUrl, entries), XML);
  }

  @Get('robots.txt')
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const closed = ['/api/', '/*/auth', '/*/user/', '/*/moodboards', '/download/', '/dev/'];
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''];
    const text = [...lines, `Sitemap: ${this.publicUrl}/sitemap.xml`, ''].join('\n');
    return sendCached(request, reply, text, 'text/plain; charset=utf-8');
  }

  private async rows(kind: SitemapKind, number: number): Promise<SitemapRow[]> {
    const { rows } = await this.pool.query<SitemapRow>(
      `${SITEMAPS[kind].sql} ORDER BY slug LIMIT ${ADDRESSES_A_FILE} OFFSET $1`,
      [(Math.max(1, number) - 1) * ADDRESSES_A_FILE],
    );
    return rows;
  }
}

const unknownSitemap = () => new DomainError('sitemap/unknown', 'There is no such sitemap.');
