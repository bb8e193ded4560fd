import { LIKENESS, LIKENESS_ASPECTS, type LikenessWeights, USUAL_WEIGHTS } from '@toile/contracts';

/** What the address says related looks go by: nonsense is the usual weight, and so is all where nothing weighs anything. */
export function weightsGiven(given: Record<string, string | string[] | undefined>): LikenessWeights {
  const weights = { ...USUAL_WEIGHTS };
  for (const aspect of LIKENESS_ASPECTS) {
    const value = [given[aspect] ?? ''].flat()[0] ?? '';
    const weight = Number(value);
    if (value !== '' && Number.isInteger(weight) && weight >= 0 && weight <= LIKENESS.most)
      weights[aspect] = weight;
  }
  return LIKENESS_ASPECTS.every((aspect) => weights[aspect] === 0) ? { ...USUAL_WEIGHTS } : weights;
}
