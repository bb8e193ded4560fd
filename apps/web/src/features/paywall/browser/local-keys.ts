import { FINGERPRINT_MS, unexpired, withExpiry } from '../../../device/expiring';

/** The keys of the specification (section 3). A browser without storage forgets them, and nothing else happens. */
const local = {
  get: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Private windows of some browsers.
    }
  },
};

/** Keeps who is signed in; null forgets them. */
export function storeUser(email: string | null): void {
  local.set('user', email === null ? null : JSON.stringify({ email }));
}

export function storedEmail(): string | null {
  try {
    const { email } = JSON.parse(local.get('user') ?? '{}') as { email?: unknown };
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}

export function storeHasSubscription(value: boolean | null): void {
  local.set('has_subscription', value === null ? null : String(value));
}

/** Where the reader decided to look at the plans, for the page they arrive at. */
export function storeWay(context: string, segment: string): void {
  local.set('pw_context', context);
  local.set('pw_segment', segment);
}

export const storedFingerprint = (nowMs: number) => unexpired(local.get('fingerprint'), nowMs);
export function storeFingerprint(fingerprint: string, nowMs: number): void {
  local.set('fingerprint', withExpiry(fingerprint, nowMs + FINGERPRINT_MS));
}
export function storeAccepted(fingerprint: string): void {
  local.set('paywall_user_fingerprint', fingerprint);
}
