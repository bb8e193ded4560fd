/** What an answer to a beacon means: counted, never to be counted, or to be sent again. */
export function outcomeOf(status: number): 'done' | 'refused' | 'again' {
  if (status === 204) return 'done';
  // A body that is broken or too large stays so; anything else may pass.
  return status === 422 || status === 400 || status === 413 ? 'refused' : 'again';
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 120_000;

/** How long to wait before the nth time (from 0) that waiting beacons are sent again. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
}
