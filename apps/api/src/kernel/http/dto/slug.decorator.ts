import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { SLUG } from '@toile/contracts';
import { Matches, MaxLength } from 'class-validator';

/** The slug of something: small letters, digits and dashes. */
export const IsSlug = () =>
  applyDecorators(
    Matches(SLUG, { message: 'must be a slug' }),
    MaxLength(200),
    ApiProperty({ type: String, pattern: SLUG.source, maxLength: 200 }),
  );
