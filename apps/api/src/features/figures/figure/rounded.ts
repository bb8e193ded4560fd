/** Half away from zero, and never minus zero: arrows follow what is displayed. */
export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  const magnitude = Math.round((Math.abs(value) + 1e-9) * factor) / factor;
  return value < 0 && magnitude > 0 ? -magnitude : magnitude;
}
