import type { ContentOf, Translations } from '@toile/contracts';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';
import { IsLink } from '../../../kernel/http/dto/web-address.decorator.js';

export class WalkStepDto {
  /** Of a look. */
  @IsText({ min: 1, max: 200 })
  slug: string;

  /** @example "Mind the hem." */
  @IsText({ max: 1_000 })
  note: string = '';
}

/** What a walk says in one language. */
export class WalkWordsDto {
  @IsText({ min: 1, max: 200 })
  title: string;

  @IsText({ max: 2_000 })
  intro: string = '';

  /** In the order of the looks. */
  @IsArray()
  @ArrayMaxSize(200)
  @IsString({ each: true })
  @MaxLength(1_000, { each: true })
  notes: string[] = [];
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

  @IsTranslated(WalkWordsDto)
  translations?: Translations<WalkWordsDto>;
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

/** What a member says in one language. */
export class MemberWordsDto {
  @IsText({ max: 2_000 })
  about: string = '';

  @IsText({ max: 200 })
  occupation: string = '';

  @IsText({ max: 200 })
  city: string = '';
}

/** The public page of a member: what they chose to show. */
export class MemberDoc extends MemberWordsDto implements ContentOf<'member'> {
  @IsText({ min: 1, max: 200 })
  name: string;

  /** @example "2024-01-01T09:00:00.000Z" */
  @IsTime()
  joined_at: string;

  /** Slugs of looks. */
  @AreSlugs({ max: 500 })
  looks: string[] = [];

  @IsTranslated(MemberWordsDto)
  translations?: Translations<MemberWordsDto>;
}
