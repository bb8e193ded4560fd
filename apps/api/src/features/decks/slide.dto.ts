import { ApiProperty } from '@nestjs/swagger';
import {
  DECK_LIMITS,
  FIGURE_ADDRESSES,
  type FigureAddress,
  MEDIA_TYPES,
  type MediaType,
  questionFaults,
  questionQuery,
  READER_ROLES,
  type ReaderRole,
  readQuestion,
  SHARED_ROLES,
  type SharedRole,
  SLIDE_KINDS,
  type SlideContent,
  type SlideKind,
} from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { IsOptional } from 'class-validator';
import { IsNested } from '../../kernel/http/dto/nested.decorator.js';
import { IsOneOf } from '../../kernel/http/dto/one-of.decorator.js';
import { AreSlugs } from '../../kernel/http/dto/slug-list.decorator.js';
import { EmptyIsNull, IsText } from '../../kernel/http/dto/text.decorator.js';
import { filtersOf, KeptFiltersDto } from '../figures/index.js';

/** What a slide shows; which of the others is needed says `kind`. */
export class SlideContentDto {
  @IsOneOf(SLIDE_KINDS)
  kind: SlideKind;

  /** Of kind `figure`: its address below `/api/dashboard/`. */
  @IsOptional()
  @IsOneOf(FIGURE_ADDRESSES)
  figure?: FigureAddress;

  @IsOptional()
  @IsNested(() => KeptFiltersDto)
  filters?: KeptFiltersDto;

  /**
   * Of kind `question`: the question as parameters of an address.
   * @example "measures=runway_share&rows=tag"
   */
  @IsOptional()
  @IsText({ min: 1, max: DECK_LIMITS.question })
  question?: string;

  /** Of kind `looks`. */
  @IsOptional()
  @AreSlugs({ min: 1, max: DECK_LIMITS.looks })
  looks?: string[];

  /** Of kind `board`: the slug of a moodboard of the deck's owner. */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  board?: string;

  /** Of kind `picture`. */
  @IsOptional()
  @IsOneOf(MEDIA_TYPES)
  type?: MediaType;

  /** Of kind `picture`. */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  slug?: string;
}

/** A slide to be. */
export class NewSlideDto {
  @IsNested(() => SlideContentDto)
  content: SlideContentDto;

  /** Called what it shows where there is none. */
  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: DECK_LIMITS.title })
  title?: string | null;

  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: DECK_LIMITS.text })
  text?: string | null;
}

/** What changes of a slide; what is left unsaid stays. */
export class ChangeSlideDto {
  @IsOptional()
  @IsNested(() => SlideContentDto)
  content?: SlideContentDto;

  /** An empty one is taken away. */
  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: DECK_LIMITS.title })
  title?: string | null;

  /** An empty one is taken away. */
  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: DECK_LIMITS.text })
  text?: string | null;
}

/** A slide as it is kept. */
export class SlideDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /** @example "Lace is everywhere" */
  title: string | null;
  /** @example "In every second show of Milan." */
  text: string | null;
  content: SlideContentDto;
}

/** A deck as a list shows it. */
export class DeckSummaryDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /** @example "Spring-Summer 2027" */
  title: string;
  /** @example 7 */
  slides: number;
  /** What the reader may do with it. */
  @ApiProperty({ enum: [...READER_ROLES] })
  role: ReaderRole;
  /** What colleagues may do with it; null where it is not shared. */
  @ApiProperty({ enum: [...SHARED_ROLES], nullable: true })
  shared: SharedRole | null;
  /** @example "2026-11-20T12:00:00.000Z" */
  updated_at: string;
}

/** When the figures of a deck are asked again. */
export class DeckRefreshDto {
  /** Monday is 1. */
  weekday: number;
  /** Whether it is being refreshed just now, or will be tried again. */
  waiting: boolean;
  /** Null until it was once. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refreshed_at: string | null;
  /** @example "2026-11-30T06:00:00.000Z" */
  next_at: string;
}

/** A deck with its slides in their order. */
export class DeckDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /** @example "Spring-Summer 2027" */
  title: string;
  slides: SlideDto[];
  /** Null where its figures are asked whenever it is looked at. */
  @ApiProperty({ type: DeckRefreshDto, nullable: true })
  refresh: DeckRefreshDto | null;
  @ApiProperty({ enum: [...READER_ROLES] })
  role: ReaderRole;
  @ApiProperty({ enum: [...SHARED_ROLES], nullable: true })
  shared: SharedRole | null;
}

const lacking = (path: string, kind: string) =>
  new ValidationError([
    {
      propertyPath: `content.${path}`,
      message: `A slide of kind "${kind}" needs ${path}.`,
      code: 'missing_value',
    },
  ]);

/** What somebody asks a slide to show. @throws ValidationError where something is missing, or no question */
export function contentOf(given: SlideContentDto): SlideContent {
  const { kind, figure, filters, question, looks, board, type, slug } = given;
  switch (kind) {
    case 'text':
      return { kind };
    case 'figure':
      if (!figure) throw lacking('figure', kind);
      return { kind, figure, filters: filtersOf(filters ?? {}) };
    case 'question':
      if (!question) throw lacking('question', kind);
      return { kind, question: askable(question) };
    case 'looks':
      if (!looks) throw lacking('looks', kind);
      return { kind, looks: [...new Set(looks)] };
    case 'board':
      if (!board) throw lacking('board', kind);
      return { kind, board };
    case 'picture':
      if (!type || !slug) throw lacking(type ? 'slug' : 'type', kind);
      return { kind, type, slug };
    default:
      return kind satisfies never;
  }
}

/** @throws ValidationError in the words of the table of questions */
function askable(text: string): string {
  const question = readQuestion(Object.fromEntries(new URLSearchParams(text)));
  const faults = questionFaults(question);
  if (faults.length > 0)
    throw new ValidationError(
      faults.map(({ path, message, code }) => ({ propertyPath: `content.question.${path}`, message, code })),
    );
  return questionQuery(question);
}
