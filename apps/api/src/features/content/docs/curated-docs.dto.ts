import type { ContentOf } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsLink } from '../../../kernel/http/dto/web-address.decorator.js';

export class WalkStepDto {
  /** Of a look. */
  @IsText({ min: 1, max: 200 })
  slug: string;

  /** @example "Mind the hem." */
  @IsText({ max: 1_000 })
  note: string = '';
}

/** Looks somebody leads through in an order. */
export class WalkDoc implements ContentOf<'walk'> {
  @IsText({ min: 1, max: 200 })
  title: string;

  @IsText({ max: 2_000 })
  intro: string = '';

  @IsText({ max: 200 })
  curator: string = '';

  /** @example "2026-01-01T09:00:00.000Z" */
  @IsTime()
  published_at: string;

  @IsNestedList(() => WalkStepDto, { max: 200 })
  looks: WalkStepDto[];
}

/** Who is named as a client with their leave. */
export class ClientDoc implements ContentOf<'client'> {
  /** @example "Vale" */
  @IsText({ min: 1, max: 200 })
  name: string;

  @IsOptional()
  @IsLink()
  url: string | null = null;

  /** The name of an uploaded picture. */
  @IsOptional()
  @IsText({ max: 255 })
  logo: string | null = null;
}

/** The public page of a member: what they chose to show. */
export class MemberDoc implements ContentOf<'member'> {
  @IsText({ min: 1, max: 200 })
  name: string;

  @IsText({ max: 2_000 })
  about: string = '';

  @IsText({ max: 200 })
  occupation: string = '';

  @IsText({ max: 200 })
  city: string = '';

  /** @example "2024-01-01T09:00:00.000Z" */
  @IsTime()
  joined_at: string;

  /** Slugs of looks. */
  @AreSlugs({ max: 500 })
  looks: string[] = [];
}
