import { create } from 'zustand';
import { readKey, writeKey } from '../browser/local-keys';

/** Who reads, as far as this browser knows; a page that is the same for everybody does not say it. */
interface Reader {
  /** The address of whoever is signed in; null for a visitor. */
  email: string | null;
  /** Whether a plan opens this page's context; null when nobody is signed in. */
  hasSubscription: boolean | null;
}

const USER = 'user';
const HAS_SUBSCRIPTION = 'has_subscription';

/** Kept under the keys of the specification (section 3), so that the next page knows it before it has asked. */
export const useReader = create<Reader>(() => ({
  email: storedEmail(),
  hasSubscription:
    ({ true: true, false: false } as Record<string, boolean>)[readKey(HAS_SUBSCRIPTION) ?? ''] ?? null,
}));

useReader.subscribe(({ email, hasSubscription }) => {
  writeKey(USER, email === null ? null : JSON.stringify({ email }));
  writeKey(HAS_SUBSCRIPTION, hasSubscription === null ? null : String(hasSubscription));
});

function storedEmail(): string | null {
  try {
    const { email } = JSON.parse(readKey(USER) ?? '{}') as { email?: unknown };
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}
