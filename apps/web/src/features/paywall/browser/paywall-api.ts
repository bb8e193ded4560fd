import type { Locale } from '@toile/contracts';
import type { PaywallContext } from '@toile/contracts/paywall';
import { readNow } from '../../../api/asked';
import { writeNow } from '../../../api/write';

export const fetchSubscription = () => readNow('/api/paywall/subscriptions/me', {});

/** Whether this reader's company has a deal, or they work here. */
export const fetchExempt = async (locale: Locale, context: PaywallContext) =>
  (await readNow('/api/paywall/config', { query: { context, locale } })).exempt;

export const fetchContent = async (locale: Locale, context: PaywallContext, segment: string) =>
  (await readNow('/api/paywall/render', { query: { locale, context, segment } })).content;

/** @throws ApiError */
export async function saveFingerprint(id: number, fingerprint: string): Promise<void> {
  await writeNow('patch', '/api/paywall/subscriptions/{id}', {
    path: { id: String(id) },
    body: { fingerprint },
  });
}

/** Where somebody who wants a plan of their own signs in first. */
export async function requestAuthentication(locale: Locale): Promise<string> {
  const query = { message: 'subscribe', route: `membership_index.${locale}` } as const;
  return (await readNow('/api/security/request-authentication', { query })).url;
}
