/** Cholesky; the lower half of `left` is read. It is positive definite, since the prior is added to its diagonal. */
export function solveSymmetric(left: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const at = (i: number, j: number) => left[i]?.[j] ?? 0;
  const put = (i: number, j: number, value: number) => {
    (left[i] as Float64Array)[j] = value;
  };
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      put(i, j, i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j));
    }
  const solved = Float64Array.from(right);
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) solved[i] = (solved[i] ?? 0) - at(i, k) * (solved[k] ?? 0);
    solved[i] = (solved[i] ?? 0) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) solved[i] = (solved[i] ?? 0) - at(k, i) * (solved[k] ?? 0);
    solved[i] = (solved[i] ?? 0) / at(i, i);
  }
  return solved;
}
