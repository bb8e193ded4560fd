import type { ContentOf, Translations } from '@toile/contracts';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsNested, IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';
import { AreColours, GarmentDto, NamedDto, PictureWordsDto } from '../../catalogue/index.js';

/** A picture of the street: like a look, but of no show. */
export class StreetStyleDoc implements ContentOf<'street-style'> {
  /** The designer that is worn, where it is known. */
  @IsOptional()
  @IsNested(() => NamedDto)
  designer: NamedDto | null = null;

  @IsNested(() => NamedDto)
  season: NamedDto;

  @IsNested(() => NamedDto)
  type: NamedDto;

  @IsNested(() => NamedDto)
  city: NamedDto;

  @IsNestedList(() => NamedDto, { max: 60 })
  tags: NamedDto[];

  @IsNestedList(() => NamedDto, { max: 20 })
  models: NamedDto[];

  @AreColours()
  colours: string[];

  /** The name of an uploaded picture. */
  @IsText({ min: 1, max: 255 })
  image_filename: string;

  /** @example 1200 */
  @IsInt()
  @Min(1)
  @Max(100_000)
  width: number;

  /** @example 1800 */
  @IsInt()
  @Min(1)
  @Max(100_000)
  height: number;

  @IsOptional()
  @IsText({ max: 100 })
  thumbhash: string | null = null;

  @IsText({ max: 2_000 })
  description: string;

  @IsTranslated(PictureWordsDto)
  translations?: Translations<PictureWordsDto>;

  /** What is worn, from the skin outwards; left out where nobody has said it. */
  @IfGiven()
  @IsNestedList(() => GarmentDto, { max: 20 })
  garments?: GarmentDto[];

  /** @example "Elie Vasseur" */
  @IsText({ min: 1, max: 200 })
  photographer: string;

  /** @example "2026-03-01T10:00:00.000Z" */
  @IsTime()
  taken_at: string;

  @IsBoolean()
  sponsored: boolean = false;
}
