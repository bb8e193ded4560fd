/** Seven or eight in the morning in Paris. */
export const MORNING_UTC = 6;

const DAY_MS = 86_400_000;

/** The latest morning that is not after `now`. */
export function lastMorning(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), MORNING_UTC);
  return new Date(today <= now.getTime() ? today : today - DAY_MS);
}
