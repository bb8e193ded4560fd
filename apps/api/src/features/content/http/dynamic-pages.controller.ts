import { Controller, Get, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { ArticleDetailsDto } from '../article.dto.js';
import { ArticleDetails } from '../queries/article-details.js';
import { DynamicPages, DynamicPagesDto } from '../queries/dynamic-pages.js';

/** Pages at any path that nothing else answers; slashes are part of their name. */
@Controller()
@Public()
export class DynamicPagesController {
  constructor(private readonly queries: QueryBus) {}

  /** Pages of editors at paths of their own. */
  @Get('api/dynamic-pages')
  list(@ReaderLocale() locale: Locale): Promise<DynamicPagesDto> {
    return this.queries.execute(new DynamicPages(locale));
  }

  /** @throws DomainError page/unknown */
  @Get('*')
  async show(@Req() request: FastifyRequest, @ReaderLocale() locale: Locale): Promise<ArticleDetailsDto> {
    const path = pathOf(request.url);
    if (path.startsWith('api/')) throw new DomainError('route/unknown', 'There is nothing at this address.');
    return this.queries.execute(new ArticleDetails('dynamic-page', path, locale));
  }
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/^\/+|\/+$/g, '');
  } catch {
    throw new DomainError('path/malformed', 'The address is not encoded as it must be.');
  }
}
