/** A member's own rating of a collection. */
export class OwnRatingDto {
  /** @example 12 */
  id: number;
  /** @example "castellani-brera-fall-winter-2026" */
  collection: string;
  /** @example 4 */
  rating: number;
  /** @example "The sleeves." */
  comment: string | null;
}
