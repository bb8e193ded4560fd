import type { Locale } from '@toile/contracts';
import type { PaywallContext } from '@toile/contracts/paywall';
import { pathOf } from '@toile/contracts/routes';
import type { AnswerOf, ArgumentsOf, PathWith } from '../../../api/operations';
import { read, send } from '../../../api/send';

/** @throws when it cannot be had */
async function get<P extends PathWith<'get'>>(
  path: P,
  asked: ArgumentsOf<'get', P>,
): Promise<AnswerOf<'get', P> | null> {
  const { status, body } = await read(path, asked);
  if (status < 200 || status >= 300) throw new Error(`${status} for ${path}`);
  return body;
}

export const fetchSubscription = () => get('/api/paywall/subscriptions/me', {});

/** The address of whoever is signed in; null for a visitor. */
export const fetchEmail = async () => (await get('/auth/status', {}))?.user?.email ?? null;

export const fetchContent = async (locale: Locale, context: PaywallContext, segment: string) =>
  (await get('/api/paywall/render', { query: { locale, context, segment } }))?.content ?? '';

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
  const answer = await get('/api/security/request-authentication', { query });
  return answer?.url ?? `/${locale}${pathOf('membership_index', {})}`;
}
