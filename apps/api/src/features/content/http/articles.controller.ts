import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { ArticleDetailsDto, ArticlePageDto } from '../article.dto.js';
import { ArticleDetails } from '../queries/article-details.js';
import { ArticlesOfSeries } from '../queries/articles-of-series.js';
import { MemberPage, MemberPageDto } from '../queries/member-page.js';
import { NewsletterDetails, NewsletterDetailsDto } from '../queries/newsletter-details.js';
import { WalkDetails } from '../queries/walk-details.js';
import { WalkDetailsDto } from '../walk.dto.js';

@Controller()
@Public()
export class ArticlesController {
  constructor(private readonly queries: QueryBus) {}

  /** News, the newest first. */
  @Get('news')
  news(@Query() { page }: PageQueryDto, @ReaderLocale() locale: Locale): Promise<ArticlePageDto> {
    return this.queries.execute(new ArticlesOfSeries('news', page, locale));
  }

  /** Interviews, the newest first. */
  @Get('talk/more')
  talk(@Query() { page }: PageQueryDto, @ReaderLocale() locale: Locale): Promise<ArticlePageDto> {
    return this.queries.execute(new ArticlesOfSeries('talk', page, locale));
  }

  /** Portraits, the newest first. */
  @Get('parisiens-in-paris/more')
  portraits(@Query() { page }: PageQueryDto, @ReaderLocale() locale: Locale): Promise<ArticlePageDto> {
    return this.queries.execute(new ArticlesOfSeries('parisiens-in-paris', page, locale));
  }

  /** A page. */
  @Get('page/:slug')
  page(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<ArticleDetailsDto> {
    return this.queries.execute(new ArticleDetails('page', slug, locale));
  }

  /** An issue of the newsletter. */
  @Get('newsletters/:slug')
  newsletter(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<NewsletterDetailsDto> {
    return this.queries.execute(new NewsletterDetails(slug, locale));
  }

  /** A curated walk through looks. */
  @Get('walks/:slug')
  walk(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<WalkDetailsDto> {
    return this.queries.execute(new WalkDetails(slug, locale));
  }

  /** The public page of a member. */
  @Get('members/:slug')
  member(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<MemberPageDto> {
    return this.queries.execute(new MemberPage(slug, locale));
  }
}
