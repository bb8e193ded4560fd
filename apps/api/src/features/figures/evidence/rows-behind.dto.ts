import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { WindowDto } from '../figure/explanation.dto.js';
import type { Days, Scope } from '../scope/scope.js';

/** A page of what is behind a figure, its rows aside. */
export class RowsBehindDto {
  /**
   * Of all pages together.
   * @example 1
   */
  total_count: number;
  /** @example 1 */
  page: number;
  /** @example 100 */
  page_size: number;
  window: WindowDto;
  /** @example { "type": "woman", "season": "spring-summer-2027" } */
  filters: Record<string, string>;
  /** @example "2026-11-20T12:00:00.000Z" */
  as_of: string;
}

/** Why rows are of no occupation. */
export const OF_MEMBERS =
  'What members of an occupation did is told of whole seasons: graphs/search-among-consumers';
/** Rows on a page, where nothing else is asked for. */
export const PAGE_SIZE = 100;

/** A place in a show: 1 is the first look. */
export const IsPlace = () =>
  applyDecorators(
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(1_000),
  );

export const rowsBehind = <R>(
  { input, filters, asOf }: Scope,
  { from, to, rule }: Days & { rule: string },
  rows: R[],
  total_count: number,
) => ({
  rows,
  total_count,
  page: input.page,
  page_size: input.limit ?? PAGE_SIZE,
  window: { from, to, rule },
  filters,
  as_of: asOf.toISOString(),
});
