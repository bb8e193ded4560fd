import {
  type AuthStatus,
  type CsrfToken,
  type Locale,
  SESSION_COOKIE,
  type SignedInUser,
} from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { askedAbout } from './asked-about';
import { getJson, orNothing } from './get-json';

const SESSION = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=`);

const ownCookie = async () => (await headers()).get('cookie') ?? '';

/** Asks the api as the reader of this request. @throws ApiError */
export async function getOwn<T>(path: string, locale: Locale): Promise<T> {
  return getJson<T>(path, locale, await ownCookie());
}

/** Who is reading; null for a visitor. */
export const currentUser = cache(async (): Promise<SignedInUser | null> => {
  const cookie = await ownCookie();
  if (!SESSION.test(cookie)) return null;
  const status = await orNothing(getJson<AuthStatus>(pathOf('auth_status', {}), await getLocale(), cookie));
  return status?.user ?? null;
});

/** The token a form of this id needs; null without a session, where none is asked for. */
export async function formToken(id: string): Promise<string | null> {
  const cookie = await ownCookie();
  if (!SESSION.test(cookie)) return null;
  const response = await fetch(askedAbout(cookie) + pathOf('security_generate_csrf_token', {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ id }),
    cache: 'no-store',
  }).catch(() => null);
  return response?.ok ? ((await response.json()) as CsrfToken).token : null;
}
