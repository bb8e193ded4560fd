import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import {
  type Block,
  type ContentOf,
  LOCALES,
  type Locale,
  PAGE_SERIES,
  type PageSeries,
} from '@toile/contracts';
import { PageDto } from '../../kernel/http/dto/page.dto.js';
import { inLanguage } from '../../kernel/http/in-language.js';
import { LookSummaryDto } from '../catalogue/index.js';
import { SeoWordsDto } from './docs/article-docs.dto.js';
import { AreBlocks, BLOCKS } from './docs/block.dto.js';

/** An article as lists show it. */
export class ArticleSummaryDto {
  /** @example "counting-buttons" */
  slug: string;
  /** Null for pages at paths of their own and newsletters. */
  series: PageSeries | null;
  /** @example "Counting buttons" */
  title: string;
  /** @example "A conversation." */
  summary: string;
  image: string | null;
  /** @example "Toile talk" */
  author: string;
  /** @example "2026-09-01T09:00:00.000Z" */
  published_at: string;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

export class ArticlePageDto extends PageDto {
  results: ArticleSummaryDto[];
}

@ApiExtraModels(...Object.values(BLOCKS))
export class ArticleDto extends ArticleSummaryDto {
  @AreBlocks()
  blocks: Block[];

  /** For search engines, in the language of the words; null where editors wrote nothing for them. */
  seo: SeoWordsDto | null;
}

/** Words and pictures. */
@ApiExtraModels(LookSummaryDto)
export class ArticleDetailsDto {
  article: ArticleDto;

  /** Those that its parts name, by slug; looks that were taken back are left out. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/LookSummaryDto' },
  })
  looks: Record<string, LookSummaryDto>;
}

type Article = ContentOf<'dynamic-page'> & { series?: string };

export function toArticleSummary(slug: string, doc: Article, locale: Locale): ArticleSummaryDto {
  const { title, summary, image, author, published_at, language } = inLanguage(doc, locale);
  const series = PAGE_SERIES.find((one) => one === doc.series) ?? null;
  return { slug, series, title, summary, image, author, published_at, language };
}
