import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { ContentQuery } from '../../catalogue/index.js';
import { Articles } from '../articles.js';
import type { WalkDetailsDto } from '../walk.dto.js';

export class WalkDetails extends Query<WalkDetailsDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(WalkDetails)
export class WalkDetailsHandler implements IQueryHandler<WalkDetails> {
  constructor(
    private readonly content: ContentQuery,
    private readonly articles: Articles,
  ) {}

  /** @throws DomainError walk/unknown */
  async execute({ slug, locale }: WalkDetails): Promise<WalkDetailsDto> {
    const { doc } = await this.content.find('walk', slug);
    return this.articles.walk(slug, doc, locale);
  }
}
