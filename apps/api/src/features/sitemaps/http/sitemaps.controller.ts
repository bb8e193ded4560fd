import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { sendCached } from '../../../kernel/http/public-cache.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { Sitemap, type SitemapFile } from '../queries/sitemap.js';
import { SITEMAP_KINDS } from '../sitemap-sources.js';

const unpacked = promisify(gunzip);
const XML = { content: { 'application/xml': { schema: { type: 'string' } } } };

/** What search engines may read: an index, and files of each kind (`look.xml`, `look-2.xml`, …). */
@Controller()
@Public()
export class SitemapsController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** The index of all sitemaps. */
  @Get('sitemap.xml')
  @ApiOkResponse(XML)
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return send(request, reply, await this.queries.execute(new Sitemap('index')));
  }

  /** Addresses of one kind in every language, 5,000 a file: `look.xml`, `look-2.xml` and so on. */
  @Get('sitemap/:file')
  @ApiOkResponse(XML)
  async file(
    @Param('file') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, named = '', number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? [];
    const kind = SITEMAP_KINDS.find((one) => one === named);
    const file = kind ? await this.queries.execute(new Sitemap({ kind, number: Number(number) })) : null;
    return send(request, reply, file);
  }

  /** What programs that follow links may read. */
  @Get('robots.txt')
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const closed = ['/api/', '/*/auth', '/*/user/', '/*/moodboards', '/download/', '/dev/'];
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''];
    const text = [...lines, `Sitemap: ${this.publicUrl}/sitemap.xml`, ''].join('\n');
    return sendCached(request, reply, text, 'text/plain; charset=utf-8');
  }
}

/** @throws DomainError sitemap/unknown */
async function send(request: FastifyRequest, reply: FastifyReply, file: SitemapFile | null): Promise<void> {
  if (!file) throw new DomainError('sitemap/unknown', 'There is no such sitemap.');
  const { gzip, etag } = file;
  reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (known?.some((one) => one === etag || one === etag.slice(2) || one === '*'))
    return void (await reply.status(304).send());
  reply.type('application/xml; charset=utf-8');
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/i.test(request.headers['accept-encoding'] ?? '');
  if (takesGzip) await reply.header('content-encoding', 'gzip').send(gzip);
  else await reply.send(await unpacked(gzip));
}
