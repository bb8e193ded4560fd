import { Controller, Get, Param, Query } from '@nestjs/common';
import type {
  ArticleDetails,
  ArticleSummary,
  MemberPage,
  NewsletterDetails,
  Page,
  WalkDetails,
} from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { pageSchema } from '../../catalogue/filters/listing-schema.js';
import { ContentQuery } from '../content.query.js';
import { ArticlesQuery } from './articles.query.js';

const listSchema = z.object({ page: pageSchema });

@Controller()
@Public()
export class ArticlesController {
  constructor(
    private readonly articles: ArticlesQuery,
    private readonly content: ContentQuery,
  ) {}

  @Get('news')
  news(@Query() query: unknown): Promise<Page<ArticleSummary>> {
    return this.articles.series('news', validate(listSchema, query).page);
  }

  @Get('talk/more')
  talk(@Query() query: unknown): Promise<Page<ArticleSummary>> {
    return this.articles.series('talk', validate(listSchema, query).page);
  }

  @Get('parisiens-in-paris/more')
  portraits(@Query() query: unknown): Promise<Page<ArticleSummary>> {
    return this.articles.series('parisiens-in-paris', validate(listSchema, query).page);
  }

  @Get('page/:slug')
  async page(@Param('slug') slug: string): Promise<ArticleDetails> {
    return this.articles.details(slug, (await this.content.find('page', slug)).doc);
  }

  @Get('newsletters/:slug')
  async newsletter(@Param('slug') slug: string): Promise<NewsletterDetails> {
    const { doc } = await this.content.find('newsletter', slug);
    const all = await this.content.all('newsletter');
    const of = (issue: number) => all.find((one) => one.doc.issue === issue)?.slug ?? null;
    return {
      ...(await this.articles.details(slug, doc)),
      ...{ issue: doc.issue, previous: of(doc.issue - 1), next: of(doc.issue + 1) },
    };
  }

  @Get('walks/:slug')
  async walk(@Param('slug') slug: string): Promise<WalkDetails> {
    const { title, intro, curator, published_at, looks } = (await this.content.find('walk', slug)).doc;
    const notes = new Map(looks.map((look) => [look.slug, look.note]));
    const found = await this.articles.looks([...notes.keys()]);
    return {
      walk: { slug, title, intro, curator, published_at },
      looks: found.map((look) => ({ ...look, note: notes.get(look.slug) ?? '' })),
    };
  }

  @Get('members/:slug')
  async member(@Param('slug') slug: string): Promise<MemberPage> {
    const { looks, ...shown } = (await this.content.find('member', slug)).doc;
    return { member: { slug, ...shown }, looks: await this.articles.looks(looks) };
  }
}
