import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { ContentQuery } from '../../catalogue/index.js';
import { ArticleDetailsDto } from '../article.dto.js';
import { Articles } from '../articles.js';

/** An issue of the newsletter between its neighbours. */
export class NewsletterDetailsDto extends ArticleDetailsDto {
  /** @example 12 */
  issue: number;
  /**
   * The slug of the issue before.
   * @example "the-fitting-11"
   */
  previous: string | null;
  next: string | null;
}

export class NewsletterDetails extends Query<NewsletterDetailsDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(NewsletterDetails)
export class NewsletterDetailsHandler implements IQueryHandler<NewsletterDetails> {
  constructor(
    private readonly content: ContentQuery,
    private readonly articles: Articles,
  ) {}

  /** @throws DomainError newsletter/unknown */
  async execute({ slug, locale }: NewsletterDetails): Promise<NewsletterDetailsDto> {
    const { doc } = await this.content.find('newsletter', slug);
    const all = await this.content.all('newsletter');
    const of = (issue: number) => all.find((one) => one.doc.issue === issue)?.slug ?? null;
    const details = await this.articles.details(slug, doc, locale);
    return { ...details, issue: doc.issue, previous: of(doc.issue - 1), next: of(doc.issue + 1) };
  }
}
