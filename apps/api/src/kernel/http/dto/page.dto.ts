import { LISTING_PAGE_SIZE, type Page } from '@toile/contracts';
import { Transform, Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** Which page of a list is asked for. */
export class PageQueryDto {
  /** The first page is 1, also when the field is empty. */
  @Type(() => Number)
  @Transform(({ value, obj }) => (obj.page === '' ? 1 : value))
  @IsInt()
  @Min(1)
  @Max(10_000)
  page: number = 1;
}

/** A page of a list, its rows aside. */
export class PageDto implements Omit<Page<never>, 'results'> {
  /**
   * Of all pages together.
   * @example 1
   */
  total_count: number;
  /** @example 1 */
  page: number;
  /** @example 24 */
  page_size: number;
}

/** A page of a list, as it is answered. */
export function pageOf<T>(
  results: T[],
  total_count: number,
  page: number,
  page_size = LISTING_PAGE_SIZE,
): Page<T> {
  return { results, total_count, page, page_size };
}
