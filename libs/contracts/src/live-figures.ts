/** Event `figures` of GET `/api/dashboard/live`: what the current show week counts so far. */
export interface LiveFigures {
  /** Openings of looks and street style. */
  views: number;
  /** First-page searches that name something known. */
  searches: number;
  week: { season: string; from: string; to: string };
  as_of: string;
  fresh_to: string;
}
