import { ApiExtraModels } from '@nestjs/swagger';
import {
  type Block,
  type ContentOf,
  PAGE_SERIES,
  type PageSeries,
  type Translations,
} from '@toile/contracts';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';
import { AreBlocks, BLOCKS } from './block.dto.js';

/** What search engines show of an article in the place of its title and summary; an empty one is the page's own. */
export class SeoWordsDto {
  @IsText({ max: 200 })
  title: string = '';

  @IsText({ max: 500 })
  description: string = '';
}

/** What an article says in one language. */
@ApiExtraModels(...Object.values(BLOCKS))
export class ArticleWordsDto {
  /** @example "How to read a look" */
  @IsText({ min: 1, max: 200 })
  title: string;

  @IsText({ max: 1_000 })
  summary: string = '';

  @AreBlocks()
  blocks: Block[] = [];

  @IfGiven()
  @IsNested(() => SeoWordsDto)
  seo?: SeoWordsDto;
}

/** Words and pictures at a path of their own. */
export class DynamicPageDoc extends ArticleWordsDto implements ContentOf<'dynamic-page'> {
  /** The name of an uploaded picture. */
  @IsOptional()
  @IsText({ max: 255 })
  image: string | null = null;

  @IsText({ max: 200 })
  author: string = '';

  /**
   * Nobody sees it before.
   * @example "2026-09-01T09:00:00.000Z"
   */
  @IsTime()
  published_at: string;

  @IsTranslated(ArticleWordsDto)
  translations?: Translations<ArticleWordsDto>;
}

/** A page of a series. */
export class PageDoc extends DynamicPageDoc implements ContentOf<'page'> {
  @IsIn(PAGE_SERIES)
  series: PageSeries;
}

/** An issue of the newsletter. */
export class NewsletterDoc extends DynamicPageDoc implements ContentOf<'newsletter'> {
  /** @example 12 */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  issue: number;
}
