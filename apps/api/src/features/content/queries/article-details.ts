import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { ContentQuery } from '../../catalogue/index.js';
import type { ArticleDetailsDto } from '../article.dto.js';
import { Articles } from '../articles.js';

/** A page of a series, or one at a path of its own. */
export class ArticleDetails extends Query<ArticleDetailsDto> {
  constructor(
    readonly kind: 'page' | 'dynamic-page',
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(ArticleDetails)
export class ArticleDetailsHandler implements IQueryHandler<ArticleDetails> {
  constructor(
    private readonly content: ContentQuery,
    private readonly articles: Articles,
  ) {}

  /** @throws DomainError page/unknown */
  async execute({ kind, slug, locale }: ArticleDetails): Promise<ArticleDetailsDto> {
    const { doc } = await this.content.find(kind, slug).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError('page/unknown', 'There is no such page.');
    });
    return this.articles.details(slug, doc, locale);
  }
}
