import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PageDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { ContentQuery } from '../../catalogue/index.js';

export class DynamicPageSummaryDto {
  /** @example "/guides/reading" */
  path: string;
  /** @example "How to read" */
  title: string;
  summary: string;
  /** @example "2024-01-15T09:00:00.000Z" */
  published_at: string;
}

export class DynamicPagesDto extends PageDto {
  results: DynamicPageSummaryDto[];
}

/** All pages at paths of their own. */
export class DynamicPages extends Query<DynamicPagesDto> {}

@QueryHandler(DynamicPages)
export class DynamicPagesHandler implements IQueryHandler<DynamicPages> {
  constructor(private readonly content: ContentQuery) {}

  async execute(): Promise<DynamicPagesDto> {
    const rows = await this.content.all('dynamic-page');
    const results = rows.map(({ slug, doc: { title, summary, published_at } }) => {
      return { path: `/${slug}`, title, summary, published_at };
    });
    return pageOf(results, results.length, 1, results.length);
  }
}
