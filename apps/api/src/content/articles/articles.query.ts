import { Injectable } from '@nestjs/common';
import type { ArticleDetails, ArticleSummary, Block, ContentOf, LookSummary, Page } from '@toile/contracts';
import { pageOf } from '../../catalogue/filters/picture-search.query.js';
import { MediaLookup } from '../../catalogue/media-lookup.js';
import { ContentQuery } from '../content.query.js';
import { toArticleSummary } from './article.js';

@Injectable()
export class ArticlesQuery {
  constructor(
    private readonly content: ContentQuery,
    private readonly media: MediaLookup,
  ) {}

  /** One series of pages, the newest first. */
  async series(series: ContentOf<'page'>['series'], page: number): Promise<Page<ArticleSummary>> {
    const { rows, total } = await this.content.page('page', page, { series });
    return pageOf(
      rows.map(({ slug, doc }) => toArticleSummary(slug, doc)),
      total,
      page,
    );
  }

  async details(slug: string, doc: ContentOf<'dynamic-page'>): Promise<ArticleDetails> {
    const article = { ...toArticleSummary(slug, doc), blocks: doc.blocks };
    return { article, looks: await this.looksOf(doc.blocks) };
  }

  /** Looks that have been withdrawn since are left out. */
  async looks(slugs: readonly string[]): Promise<LookSummary[]> {
    const found = await this.media.summaries(slugs.map((slug) => ({ type: 'look' as const, slug })));
    return slugs.flatMap((slug) => found.get(`look:${slug}`) ?? []);
  }

  private async looksOf(blocks: readonly Block[]): Promise<Record<string, LookSummary>> {
    const slugs = blocks.flatMap((block) => (block.type === 'looks' ? block.looks : []));
    return Object.fromEntries((await this.looks(slugs)).map((look) => [look.slug, look]));
  }
}
