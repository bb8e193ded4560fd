import { Controller, Get, Req } from '@nestjs/common';
import type { ArticleDetails, DynamicPageSummary, Page } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { pageOf } from '../../catalogue/filters/picture-search.query.js';
import { ContentQuery } from '../content.query.js';
import { ArticlesQuery } from './articles.query.js';

/** Pages at any path that nothing else answers; slashes are part of their name. */
@Controller()
@Public()
export class DynamicPagesController {
  constructor(
    private readonly articles: ArticlesQuery,
    private readonly content: ContentQuery,
  ) {}

  @Get('api/dynamic-pages')
  async list(): Promise<Page<DynamicPageSummary>> {
    const rows = await this.content.all('dynamic-page');
    const results = rows.map(({ slug, doc: { title, summary, published_at } }) => ({
      path: `/${slug}`,
      ...{ title, summary, published_at },
    }));
    return pageOf(results, results.length, 1, results.length);
  }

  /** @throws DomainError page/unknown */
  @Get('*')
  async show(@Req() request: FastifyRequest): Promise<ArticleDetails> {
    const path = pathOf(request.url);
    if (path.startsWith('api/')) throw new DomainError('route/unknown', 'There is nothing at this address.');
    const { doc } = await this.content.find('dynamic-page', path).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError('page/unknown', 'There is no such page.');
    });
    return this.articles.details(path, doc);
  }
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/^\/+|\/+$/g, '');
  } catch {
    throw new DomainError('path/malformed', 'The address is not encoded as it must be.');
  }
}
