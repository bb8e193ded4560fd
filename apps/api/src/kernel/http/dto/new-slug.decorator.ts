import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { NEW_SLUG } from '@toile/contracts';
import { Matches, MaxLength } from 'class-validator';

/** A slug as new things get it: lower-case words joined by hyphens. */
export const IsNewSlug = (max: number) =>
  applyDecorators(
    Matches(NEW_SLUG, { message: 'must be lower-case words joined by hyphens' }),
    MaxLength(max),
    ApiProperty({ type: String, pattern: NEW_SLUG.source, maxLength: max }),
  );
