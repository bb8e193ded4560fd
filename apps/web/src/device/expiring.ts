/** How long a fingerprint is kept (specification, section 9). */
export const FINGERPRINT_MS = 604_800_000;

/** A value with the time it is good until, as one string for the browser's storage. */
export function withExpiry(value: string, untilMs: number): string {
  return JSON.stringify({ value, untilMs });
}

/** The value, or null when there is none or its time is over. */
export function unexpired(kept: string | null, nowMs: number): string | null {
  try {
    const { value, untilMs } = JSON.parse(kept ?? '') as { value?: unknown; untilMs?: unknown };
    return typeof value === 'string' && typeof untilMs === 'number' && nowMs < untilMs ? value : null;
  } catch {
    return null;
  }
}
