import { FINGERPRINT_MS, unexpired, withExpiry } from '../../../device/expiring';

/** One of the keys of the specification (section 3). A browser without storage forgets them, and nothing else happens. */
export function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key of the specification; null removes it. */
export function writeKey(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows of some browsers.
  }
}

/** Where the reader decided to look at the plans, for the page they arrive at. */
export function storeWay(context: string, segment: string): void {
  writeKey('pw_context', context);
  writeKey('pw_segment', segment);
}

export const storedFingerprint = (nowMs: number) => unexpired(readKey('fingerprint'), nowMs);
export function storeFingerprint(fingerprint: string, nowMs: number): void {
  writeKey('fingerprint', withExpiry(fingerprint, nowMs + FINGERPRINT_MS));
}
export function storeAccepted(fingerprint: string): void {
  writeKey('paywall_user_fingerprint', fingerprint);
}
