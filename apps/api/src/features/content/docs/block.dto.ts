import { applyDecorators } from '@nestjs/common';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Block } from '@toile/contracts';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsIn, IsObject, ValidateNested } from 'class-validator';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';

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

export const BLOCKS = {
  heading: HeadingDto,
  paragraph: ParagraphDto,
  quote: QuoteDto,
  question: QuestionDto,
  looks: LooksBlockDto,
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
