import type { AuthStatus } from '@toile/contracts';
import type { PaywallContext, RenderedPaywall } from '@toile/contracts/paywall';
import { pathOf } from '@toile/contracts/routes';
import type { PaywallSubscription } from '@toile/contracts/subscription';
import { write } from '../../../forms/write';

async function get<T>(path: string): Promise<T | null> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.status === 204 ? null : ((await response.json()) as T);
}

export const fetchSubscription = () =>
  get<PaywallSubscription>(pathOf('api_user_paywall_subscription_me', {}));

/** The address of whoever is signed in; null for a visitor. */
export const fetchEmail = async () => (await get<AuthStatus>(pathOf('auth_status', {})))?.user?.email ?? null;

export async function fetchContent(
  locale: string,
  context: PaywallContext,
  segment: string,
): Promise<string> {
  const query = new URLSearchParams({ locale, context, segment });
  return (await get<RenderedPaywall>(`${pathOf('api_paywall_render', {})}?${query}`))?.content ?? '';
}

/** @throws when the server does not take it */
export async function saveFingerprint(id: number, fingerprint: string): Promise<void> {
  const path = pathOf('api_user_paywall_subscription_patch', { id: String(id) });
  const { status } = await write('PATCH', path, { fingerprint });
  if (status !== 200) throw new Error(`${status} for ${path}`);
}

/** Where somebody who wants a plan of their own signs in first. */
export async function requestAuthentication(locale: string): Promise<string> {
  const query = new URLSearchParams({ message: 'subscribe', route: `membership_index.${locale}` });
  const answer = await get<{ url: string }>(`${pathOf('security_request_authentication', {})}?${query}`);
  return answer?.url ?? `/${locale}${pathOf('membership_index', {})}`;
}
