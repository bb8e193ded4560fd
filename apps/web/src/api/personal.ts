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

/** The same, and no more of the answer than these parts: a page is shared by those of whom they are the same. @throws ApiError */
export async function getOwnParts<T, Part extends keyof T & string>(
  path: string,
  locale: Locale,
  parts: readonly Part[],
): Promise<Pick<T, Part>> {
  return getJson<Pick<T, Part>>(path, locale, await ownCookie(), parts.join());
}

/** Who is reading; null for a visitor. */
export const currentUser = cache(async (): Promise<SignedInUser | null> => {
  const cookie = await ownCookie();
  if (!SESSION.test(cookie)) return null;
  const status = await orNothing(getJson<AuthStatus>(pathOf('auth_status', {}), await getLocale(), cookie));
  return status?.user ?? null;
});

/** Whether somebody is signed in, whoever it is. */
export const isSignedIn = cache(async (): Promise<boolean> => {
  if (!SESSION.test(await ownCookie())) return false;
  const path = pathOf('auth_status', {});
  const status = await orNothing(
    getOwnParts<AuthStatus, 'logged_in'>(path, await getLocale(), ['logged_in']),
  );
  return status?.logged_in ?? false;
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
