import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale, PageSeries } from '@toile/contracts';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { ContentQuery } from '../../catalogue/index.js';
import { type ArticlePageDto, toArticleSummary } from '../article.dto.js';

/** One series of pages, the newest first. */
export class ArticlesOfSeries extends Query<ArticlePageDto> {
  constructor(
    readonly series: PageSeries,
    readonly page: number,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(ArticlesOfSeries)
export class ArticlesOfSeriesHandler implements IQueryHandler<ArticlesOfSeries> {
  constructor(private readonly content: ContentQuery) {}

  async execute({ series, page, locale }: ArticlesOfSeries): Promise<ArticlePageDto> {
    const { rows, total } = await this.content.page('page', page, { series });
    const results = rows.map(({ slug, doc }) => toArticleSummary(slug, doc, locale));
    return pageOf(results, total, page);
  }
}
