import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A slug as new things get it: lower-case words joined by hyphens. */
export const IsNewSlug = (max: number) =>
  applyDecorators(
    Matches(SLUG, { message: 'must be lower-case words joined by hyphens' }),
    MaxLength(max),
    ApiProperty({ type: String, pattern: SLUG.source, maxLength: max }),
  );
