/** What a figure counts, in words; the whole text is `docs/reference/metrics.md`. */
export class DefinitionDto {
  /** @example "share_of_collection_v2" */
  id: string;
  /** @example 2 */
  version: number;
  /** @example "Runway share" */
  label: string;
  /** @example "looks tagged x ÷ published looks of the scope" */
  formula: string;
  numerator: string;
  denominator: string;
}
