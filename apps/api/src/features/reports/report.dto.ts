import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale, REPORT_TYPES, type ReportPart, type ReportType } from '@toile/contracts';
import { PageDto } from '../../kernel/http/dto/page.dto.js';
import { ReferenceDto } from '../catalogue/index.js';

/** A report as lists show it. */
export class ReportSummaryDto {
  /** @example 1 */
  id: number;
  /** @example "denim-2026" */
  slug: string;
  @ApiProperty({ enum: REPORT_TYPES })
  type: ReportType;
  /** @example "Denim" */
  title: string;
  /** @example "What was shown." */
  summary: string;
  /** Of title and summary: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
  /** Of the file: the reader's where Toile draws it. */
  @ApiProperty({ enum: LOCALES })
  file_language: Locale;
  season: ReferenceDto | null;
  city: ReferenceDto | null;
  /** @example "8d1f0a6c.jpg" */
  cover: string | null;
  /** @example "2026-03-15T09:00:00.000Z" */
  published_at: string;
  /** @example 12 */
  pages: number;
  /** Whether the plan of the reader does not cover it. */
  locked: boolean;
  /**
   * Null while it is locked.
   * @example "/download/Zmxhc2gvcjEucGRm/pdf"
   */
  download_url: string | null;
}

/** A page of reports. */
export class ReportListDto extends PageDto {
  results: ReportSummaryDto[];
}

/** A part of a report, and where it begins. */
export class ReportPartDto implements ReportPart {
  /** @example "At a glance" */
  title: string;
  /** @example 2 */
  page: number;
}

/** A figure a report leads with, beside the season a year earlier. */
export class LeadFigureDto {
  /** @example "looks" */
  of: 'looks' | 'collections' | 'brands' | 'models';
  /** @example 893 */
  value: number;
  /**
   * Relative change in percent; null where there is nothing to compare with.
   * @example -1
   */
  evolution: number | null;
}
