/** From the first guest to the last bow. */
export const SHOW_MS = 2 * 3600_000;

export type ShowStatus = 'upcoming' | 'running' | 'over';

/** How a show that is broadcast stands. */
export function showStatus(showDate: Date, now = new Date()): ShowStatus {
  const sinceMs = now.getTime() - showDate.getTime();
  return sinceMs < 0 ? 'upcoming' : sinceMs < SHOW_MS ? 'running' : 'over';
}
