import {
  type ContentOf,
  REPORT_CHAPTERS,
  REPORT_TYPES,
  type ReportChapter,
  type ReportType,
  type Translations,
} from '@toile/contracts';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';

/** What a report is called in one language. */
export class ReportWordsDto {
  /** @example "Fall-Winter 2026 in depth" */
  @IsText({ min: 1, max: 200 })
  title: string;

  @IsText({ max: 1_000 })
  summary: string = '';
}

/** What Toile draws a report's file from itself. */
export class ReportFiguresDto {
  /** @example "woman" */
  @IsText({ min: 1, max: 200 })
  type: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @IsIn(REPORT_CHAPTERS, { each: true })
  chapters: ReportChapter[];
}

export class ReportDoc extends ReportWordsDto implements ContentOf<'report'> {
  /** @example 7 */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  id: number;

  @IsIn(REPORT_TYPES)
  type: ReportType;

  /** The slug of the season it is about. */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  season: string | null = null;

  /** The slug of the city it is about. */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  city: string | null = null;

  /** The name of an uploaded picture. */
  @IsOptional()
  @IsText({ max: 255 })
  cover: string | null = null;

  /** @example "2026-03-12T09:00:00.000Z" */
  @IsTime()
  published_at: string;

  /** @example 6 */
  @IsInt()
  @Min(1)
  @Max(2_000)
  pages: number;

  /**
   * Inside the private folder of reports.
   * @example "premium/milan-fall-winter-2026.pdf"
   */
  @Matches(/^[a-z0-9][a-z0-9/_-]{0,150}\.pdf$/, { message: 'must be a PDF below the folder of reports' })
  file: string;

  /** Of the season and city above; null for a file that was uploaded. */
  @IsOptional()
  @IsNested(() => ReportFiguresDto)
  figures: ReportFiguresDto | null = null;

  @IsTranslated(ReportWordsDto)
  translations?: Translations<ReportWordsDto>;
}
