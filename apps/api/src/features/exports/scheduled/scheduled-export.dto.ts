import { ApiProperty } from '@nestjs/swagger';
import { FACT_TABLE_NAMES, type FactTableName } from '../facts/fact-tables.js';
import {
  EXPORT_OUTCOMES,
  EXPORT_PERIODS,
  type ExportOutcome,
  type ExportPeriod,
  type ScheduledExportEntity,
} from './scheduled-export.entity.js';

/** How an export went the last time. */
export class LastExportDto {
  /** @example "2026-11-26T04:10:00.000Z" */
  at: string;
  /** `waiting` is tried again; `failed` was given up until it is due again; `ended` is without a subscription. */
  @ApiProperty({ enum: EXPORT_OUTCOMES })
  outcome: ExportOutcome;
  /** @example "AccessDenied (403)" */
  error: string | null;
  /**
   * As of when the manifests that lie there are.
   * @example "2026-11-26T04:09:00.000Z"
   */
  as_of: string | null;
  /**
   * Files that were new or different.
   * @example 12
   */
  sent: number | null;
  /**
   * Files the manifests name.
   * @example 420
   */
  files: number | null;
  /** @example 8400000 */
  bytes: number | null;
}

/** A bucket that tables of facts are put into again and again. The secret of its key is not shown. */
export class ScheduledExportDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "https://s3.eu-west-3.amazonaws.com" */
  endpoint: string;
  /** @example "eu-west-3" */
  region: string;
  /** @example "our-lake" */
  bucket: string;
  /** @example "toile/" */
  prefix: string;
  /** @example "AKIAEXAMPLE" */
  access_key_id: string;
  @ApiProperty({ enum: FACT_TABLE_NAMES, isArray: true })
  tables: FactTableName[];
  @ApiProperty({ enum: EXPORT_PERIODS })
  every: ExportPeriod;
  /**
   * Of the shows.
   * @example "2025-01-01"
   */
  first_day: string;
  created_at: string;
  next_at: string;
  /** Null until it was tried once. */
  last: LastExportDto | null;
}

export const shownExport = (one: ScheduledExportEntity): ScheduledExportDto => ({
  id: one.id,
  endpoint: one.endpoint,
  region: one.region,
  bucket: one.bucket,
  prefix: one.prefix,
  access_key_id: one.access_key_id,
  tables: one.tables,
  every: one.every,
  first_day: one.first_day,
  created_at: one.created_at.toISOString(),
  next_at: one.next_at.toISOString(),
  last:
    one.last_at && one.last_outcome
      ? {
          at: one.last_at.toISOString(),
          outcome: one.last_outcome,
          error: one.last_error,
          as_of: one.last_as_of?.toISOString() ?? null,
          sent: one.last_sent,
          files: one.last_files,
          bytes: one.last_bytes === null ? null : Number(one.last_bytes),
        }
      : null,
});
