import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { PageDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { ContentQuery } from '../../catalogue/index.js';

export class DynamicPageSummaryDto {
  /** @example "/guides/reading" */
  path: string;
  /** @example "How to read" */
  title: string;
  summary: string;
  /** @example "2024-01-15T09:00:00.000Z" */
  published_at: string;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

export class DynamicPagesDto extends PageDto {
  results: DynamicPageSummaryDto[];
}

/** All pages at paths of their own. */
export class DynamicPages extends Query<DynamicPagesDto> {
  constructor(readonly locale: Locale) {
    super();
  }
}

@QueryHandler(DynamicPages)
export class DynamicPagesHandler implements IQueryHandler<DynamicPages> {
  constructor(private readonly content: ContentQuery) {}

  async execute({ locale }: DynamicPages): Promise<DynamicPagesDto> {
    const rows = await this.content.all('dynamic-page');
    const results = rows.map(({ slug, doc }) => {
      const { title, summary, published_at, language } = inLanguage(doc, locale);
      return { path: `/${slug}`, title, summary, published_at, language };
    });
    return pageOf(results, results.length, 1, results.length);
  }
}
