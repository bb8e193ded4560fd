/**
 * The q-value of each p-value: the share of false discoveries to be expected among those no greater (Benjamini and Hochberg, 1995).
 * In the order of the p-values.
 */
export function falseDiscoveryRates(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((a, b) => b.p - a.p);
  const rates = new Array<number>(pValues.length).fill(1);
  let least = 1;
  order.forEach(({ p, index }, place) => {
    least = Math.min(least, (p * pValues.length) / (pValues.length - place));
    rates[index] = least;
  });
  return rates;
}
