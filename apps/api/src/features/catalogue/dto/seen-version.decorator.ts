import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';

/** The version of a collection that an editor has seen; left out, what others did meanwhile is written over. */
export const SeenVersion = () =>
  applyDecorators(
    IfGiven(),
    IsInt(),
    Min(1),
    Max(1_000_000),
    ApiProperty({
      type: 'integer',
      required: false,
      example: 12,
      description:
        'The version of the collection that was seen. Where others have changed the same since, the answer is 409 and says what; left out, it is written over.',
    }),
  );
