import { applyDecorators } from '@nestjs/common';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  type Block,
  FIGURE_ADDRESSES,
  type FigureAddress,
  type FigureBlock,
  type PictureBlock,
} from '@toile/contracts';
import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { EmptyIsNull, IsText, isStorable } from '../../../kernel/http/dto/text.decorator.js';
import { IsAskable, LivingFiltersDto } from '../../figures/index.js';

const MOST = 200;

const IsBlockType = (type: Block['type']) => applyDecorators(Equals(type), ApiProperty({ enum: [type] }));

/** A title between parts. */
export class HeadingDto {
  @IsBlockType('heading')
  type: 'heading';

  @IsText({ max: 300 })
  text: string;
}

export class ParagraphDto {
  @IsBlockType('paragraph')
  type: 'paragraph';

  @IsText({ max: 5_000 })
  text: string;
}

/** What somebody said. */
export class QuoteDto {
  @IsBlockType('quote')
  type: 'quote';

  @IsText({ max: 2_000 })
  text: string;

  @IsText({ max: 200 })
  by: string = '';
}

/** A question of an interview, and what was answered. */
export class QuestionDto {
  @IsBlockType('question')
  type: 'question';

  @IsText({ max: 1_000 })
  text: string;

  @IsText({ max: 5_000 })
  answer: string;
}

/** Pictures of the catalogue, by the slugs of looks. */
export class LooksBlockDto {
  @IsBlockType('looks')
  type: 'looks';

  @AreSlugs({ max: 500 })
  looks: string[];
}

/** The slug of a look, or null where `image` says which picture it is: one of the two does. */
const IsLookOrNull = () =>
  applyDecorators(
    EmptyIsNull(),
    ValidateBy({
      name: 'isLookOrNull',
      validator: {
        validate: (value, args) => {
          const isUploaded = (args?.object as PictureBlock | undefined)?.image != null;
          if (value === null) return isUploaded;
          return typeof value === 'string' && value.length <= 200 && isStorable(value) && !isUploaded;
        },
        defaultMessage: () => 'either the slug of a look or an uploaded picture, not both',
      },
    }),
    ApiProperty({ type: String, nullable: true, maxLength: 200 }),
  );

/** A side of a picture in pixels. */
const IsSide = () => applyDecorators(IsOptional(), IsInt(), Min(1), Max(20_000));

/** One picture: of a look, or uploaded. */
export class PictureBlockDto implements PictureBlock {
  @IsBlockType('picture')
  type: 'picture';

  /** The slug of a look; null for an uploaded picture. */
  @IsLookOrNull()
  look: string | null = null;

  /** The name of an uploaded picture; null for one of a look. */
  @EmptyIsNull()
  @IsOptional()
  @IsText({ max: 255 })
  image: string | null = null;

  /** Of an uploaded picture, in pixels. */
  @IsSide()
  width: number | null = null;

  @IsSide()
  height: number | null = null;

  /** What is seen in it; a look is told in words of its own where nothing is said. */
  @IsText({ max: 1_000 })
  alt: string = '';

  @IsText({ max: 1_000 })
  caption: string = '';
}

/** A figure of the dashboard with its filters, as it stands when the article is read. */
export class FigureBlockDto implements FigureBlock {
  @IsBlockType('figure')
  type: 'figure';

  /** The figure's address below `/api/dashboard/`. */
  @IsOneOf(FIGURE_ADDRESSES)
  figure: FigureAddress;

  /**
   * Those it obeys, and what it cannot be asked without.
   * @example { "season": "spring-summer-2026" }
   */
  @IsNested(() => LivingFiltersDto)
  @IsAskable()
  @ApiProperty({ type: () => LivingFiltersDto })
  filters: Record<string, string> = {};

  @IsText({ max: 1_000 })
  caption: string = '';
}

export const BLOCKS = {
  heading: HeadingDto,
  paragraph: ParagraphDto,
  quote: QuoteDto,
  question: QuestionDto,
  looks: LooksBlockDto,
  picture: PictureBlockDto,
  figure: FigureBlockDto,
} satisfies { [T in Block['type']]: new () => Extract<Block, { type: T }> };

class UnknownBlock {
  @IsIn(Object.keys(BLOCKS))
  type: string;
}

/** By its `type`, by hand: class-transformer's own discriminator fails on a list that holds null. */
export function toBlock(block: unknown): unknown {
  if (typeof block !== 'object' || block === null || Array.isArray(block)) return block;
  const type = 'type' in block ? String(block.type) : '';
  const known = Object.hasOwn(BLOCKS, type) ? BLOCKS[type as Block['type']] : UnknownBlock;
  return plainToInstance<object, object>(known, block);
}

/** The parts of an article in their order. */
export const AreBlocks = () =>
  applyDecorators(
    Transform(({ value }) => (Array.isArray(value) ? value.map(toBlock) : value)),
    IsArray(),
    ArrayMaxSize(MOST),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    ApiProperty({
      type: 'array',
      maxItems: MOST,
      items: { oneOf: Object.values(BLOCKS).map((block) => ({ $ref: getSchemaPath(block) })) },
    }),
  );
