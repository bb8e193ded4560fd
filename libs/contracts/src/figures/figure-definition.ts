/** What a figure counts, in words; the whole text is `docs/reference/metrics.md`. */
export interface FigureDefinition {
  /** What `meta.definition` of an answer says. */
  id: string;
  version: number;
  label: string;
  formula: string;
  numerator: string;
  denominator: string;
}

export const defined = <Id extends string>(
  id: Id,
  label: string,
  numerator: string,
  denominator = '',
  version = 2,
): FigureDefinition & { id: Id } => ({
  id,
  version,
  label,
  numerator,
  denominator,
  formula: denominator ? `${numerator} ÷ ${denominator}` : numerator,
});
