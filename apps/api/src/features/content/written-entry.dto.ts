import { ApiProperty } from '@nestjs/swagger';
import { type ContentKind, LOCALES, type Locale } from '@toile/contracts';
import { IsIn } from 'class-validator';
import { IsText } from '../../kernel/http/dto/text.decorator.js';
import { CONTENT_KINDS } from './docs/content-docs.js';
import type { LanguageState } from './domain/languages.js';

/** Which entry is meant; slashes of a dynamic page's path are part of its slug. */
export class EntryNameDto {
  @IsIn(CONTENT_KINDS)
  kind: ContentKind;

  /** @example "counting-buttons" */
  @IsText({ min: 1, max: 180 })
  slug: string;
}

export const WRITTEN_STATES = ['draft', 'scheduled', 'live', 'changed', 'withdrawn'] as const;
export type WrittenState = (typeof WRITTEN_STATES)[number];

/** A document that is worked on. */
export class DraftDto {
  /** @example 12 */
  version: number;
  /**
   * The published version it was begun on; 0 where nothing was published.
   * @example 3
   */
  base: number;
  /** As far as it is written: it is checked when it is published. */
  doc: Record<string, unknown>;
  /** When it is published by itself. */
  publish_at: string | null;
  /** Who has changed it last; null when they have left. */
  edited_by: string | null;
  /** @example "2026-11-24T10:00:00.000Z" */
  edited_at: string;
  /** Until when a link to its preview works. */
  preview_until: string | null;
}

/** Who has read a translation beside its English words, and when. */
export class TranslationCheckDto {
  /** Null when they have left. */
  by: string | null;
  /** @example "2026-11-24T10:00:00.000Z" */
  at: string;
}

/** What a language other than English lacks. */
export class LanguageStateDto implements LanguageState {
  @ApiProperty({ enum: LOCALES })
  language: Locale;
  /**
   * Fields that English has words in, and this language has none.
   * @example ["blocks"]
   */
  missing: string[];
  /**
   * Fields whose English words were changed after those of this language.
   * @example ["title"]
   */
  stale: string[];
  /** Null where nobody has, or words of either language were written since. */
  checked: TranslationCheckDto | null;
}
