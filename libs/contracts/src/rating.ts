/** A member's own rating of a collection. */
export interface OwnRating {
  id: number;
  collection: string;
  rating: number;
  comment: string | null;
}

/** GET `/api/collection/{slug}/rating/overview`. */
export interface RatingOverview {
  /** One decimal; null while fewer than three members have rated. */
  average: number | null;
  count: number;
  /** How many gave each rating, 1 to 5; null with the average: of one or two it would say who gave what. */
  distribution: Record<'1' | '2' | '3' | '4' | '5', number> | null;
  mine: OwnRating | null;
}
