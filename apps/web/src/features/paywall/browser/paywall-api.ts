import type { Locale } from '@toile/contracts';
import type { PaywallContext } from '@toile/contracts/paywall';
import { readNow } from '../../../api/asked';
import { send } from '../../../api/send';

export const fetchSubscription = () => readNow('/api/paywall/subscriptions/me', {});

/** Whether this reader's company has a deal, or they work here. */
export const fetchExempt = async (locale: Locale, context: PaywallContext) =>
  (await readNow('/api/paywall/config', { query: { context, locale } })).exempt;

export const fetchContent = async (locale: Locale, context: PaywallContext, segment: string) =>
  (await readNow('/api/paywall/render', { query: { locale, context, segment } })).content;

/** @throws when the server does not take it */
export async function saveFingerprint(id: number, fingerprint: string): Promise<void> {
  const { status } = await send('patch', '/api/paywall/subscriptions/{id}', {
    path: { id: String(id) },
    body: { fingerprint },
  });
  if (status !== 200) throw new Error(`${status} for the fingerprint of subscription ${id}`);
}

/** Where somebody who wants a plan of their own signs in first. */
export async function requestAuthentication(locale: Locale): Promise<string> {
  const query = { message: 'subscribe', route: `membership_index.${locale}` } as const;
  return (await readNow('/api/security/request-authentication', { query })).url;
}
