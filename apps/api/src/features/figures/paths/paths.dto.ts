import { FigureMetaDto } from '../figure/figure.dto.js';

/** How far members who searched a trend went. Null: hidden, fewer than ten or none, or fewer than ten stayed behind. */
export class PathRowDto {
  /**
   * An occupation, or `all-jobs`.
   * @example "buyer"
   */
  job: string;
  /**
   * Null for any trend: of all who searched anything, those who opened a look of what they had searched.
   * @example "denim"
   */
  tag_name: string | null;
  /**
   * Name of the trend; empty for any.
   * @example "Denim"
   */
  label: string;
  /**
   * Distinct verified members, to the nearest five.
   * @example 60
   */
  searched: number | null;
  /**
   * Of these, who opened a look of it within half an hour.
   * @example 40
   */
  opened: number | null;
  /**
   * Of these, who put a look of it on a board within the same half hour.
   * @example 15
   */
  saved: number | null;
  /** Nothing of it is told. */
  suppressed: boolean;
}

/** From search to look to board: by occupation of a trend or of any, or by trend of an occupation. */
export class PathsDto {
  rows: PathRowDto[];
  meta: FigureMetaDto;
}
