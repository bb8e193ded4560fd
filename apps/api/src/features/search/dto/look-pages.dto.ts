import type { Similar, StreetStyleSummary } from '@toile/contracts';
import { PageDto } from '../../../kernel/http/dto/page.dto.js';
import { LookSummaryDto, ReferenceDto } from '../../catalogue/index.js';
import { PictureFacetsDto } from './facets.dto.js';
import { UnderstoodDto } from './understood.dto.js';

/** A street style as lists show it: like a look, but of no show. */
export class StreetStyleSummaryDto implements StreetStyleSummary {
  /** @example "marais-2026-03-01-12" */
  slug: string;
  /** The designer that is worn, where it is known. */
  designer: ReferenceDto | null;
  season: ReferenceDto;
  type: ReferenceDto;
  city: ReferenceDto;
  tags: ReferenceDto[];
  models: ReferenceDto[];
  /**
   * Goes into `/cdn/{filter}/{image_filename}`.
   * @example "8d1f0a6c.jpg"
   */
  image_filename: string;
  /** @example 1200 */
  width: number;
  /** @example 1800 */
  height: number;
  thumbhash: string | null;
  /**
   * Dominant colours, the most important first.
   * @example ["#2f3a5f", "#d8d4cf"]
   */
  colours: string[];
  locked: boolean;
  /** @example "Elie Vasseur" */
  photographer: string;
  /** @example "2026-03-01T10:00:00.000Z" */
  taken_at: string;
  sponsored: boolean;
}

/** A page of a list that readers without a plan see the beginning of: a later page comes without results. */
export class LockablePageDto extends PageDto {
  /**
   * The last page this reader may see; null for all of them.
   * @example 2
   */
  open_pages: number | null;
}

export class LookPageDto extends LockablePageDto {
  results: LookSummaryDto[];
}

/** Looks that were found, and what they can be narrowed by where that was asked for. */
export class LookSearchPageDto extends LookPageDto {
  /** What leads on (`cursor`); null on the last page. */
  next: string | null;
  facets?: PictureFacetsDto;
  /** Where words were searched for. */
  understood?: UnderstoodDto;
}

/** Street styles that were found, and what they can be narrowed by where that was asked for. */
export class StreetSearchPageDto extends LockablePageDto {
  /** What leads on (`cursor`); null on the last page. */
  next: string | null;
  results: StreetStyleSummaryDto[];
  facets?: PictureFacetsDto;
  /** Where words were searched for. */
  understood?: UnderstoodDto;
}

/** A look like another one. */
export class SimilarLookDto extends LookSummaryDto implements Similar<LookSummaryDto> {
  /** Tags that both have. */
  shared_tags: ReferenceDto[];
}
export class SimilarLooksDto extends LockablePageDto {
  results: SimilarLookDto[];
}

/** A street style like another one. */
export class SimilarStreetStyleDto extends StreetStyleSummaryDto implements Similar<StreetStyleSummaryDto> {
  /** Tags that both have. */
  shared_tags: ReferenceDto[];
}
export class SimilarStreetStylesDto extends LockablePageDto {
  results: SimilarStreetStyleDto[];
}
