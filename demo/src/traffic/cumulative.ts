import type { Random } from '../random.js';

/** Weights added up, so that one is drawn in logarithmic time. */
export class Cumulative {
  private readonly sums: Float64Array;

  constructor(weights: readonly number[]) {
    this.sums = new Float64Array(weights.length);
    let sum = 0;
    for (const [index, weight] of weights.entries()) {
      sum += weight;
      this.sums[index] = sum;
    }
  }

  get total(): number {
    return this.sums.at(-1) ?? 0;
  }

  /** Index drawn in proportion to its weight; -1 when all weigh nothing. */
  draw(random: Random): number {
    if (this.total <= 0) return -1;
    const aim = random.unit() * this.total;
    let [low, high] = [0, this.sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sums[middle] ?? 0) > aim) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
