import type { ContentOf, Translations } from '@toile/contracts';
import { IsBoolean, IsNumber, IsOptional, IsPositive, Max } from 'class-validator';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';
import { IsLink } from '../../../kernel/http/dto/web-address.decorator.js';

/** What a banner says in one language. */
export class BannerWordsDto {
  @IsText({ min: 1, max: 200 })
  title: string;

  @IsText({ max: 1_000 })
  text: string = '';

  @IsText({ max: 100 })
  label: string;
}

/** A banner of the footer, of the home page or across every page. */
export class BannerDoc extends BannerWordsDto implements ContentOf<'promo-band'> {
  /** The name of an uploaded picture. */
  @IsOptional()
  @IsText({ max: 255 })
  image: string | null = null;

  /** @example "/newsletters/the-fitting-12" */
  @IsLink()
  url: string;

  /** Whether readers may put it away. */
  @IsBoolean()
  dismissible: boolean = true;

  /** @example "2026-01-15T09:00:00.000Z" */
  @IsTime()
  starts_at: string;

  @IsOptional()
  @IsTime()
  ends_at: string | null = null;

  /** Chance of being drawn, relative to the others. */
  @IsNumber()
  @IsPositive()
  @Max(1_000)
  weight: number = 1;

  @IsTranslated(BannerWordsDto)
  translations?: Translations<BannerWordsDto>;
}
