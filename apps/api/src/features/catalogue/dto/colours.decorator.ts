import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';

const COLOUR = /^#[0-9a-f]{6}$/;
const MOST = 10;

/** Colours of a picture as `#rrggbb`, the most present first. */
export const AreColours = () =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(MOST),
    Matches(COLOUR, { each: true, message: 'must be colours as #rrggbb' }),
    ApiProperty({ type: 'array', maxItems: MOST, items: { type: 'string', pattern: COLOUR.source } }),
  );
