import { SESSION_COOKIE } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { readEnvironment } from '../environment';
import { askOwn, ownCookie } from './ask';
import { orNothing } from './get-json';
import { addressOf, type Shape } from './operations';

const SESSION = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=`);

/** Whether this is drawn for somebody with a session, which a page that is everybody's never is. */
export const hasSession = async () => SESSION.test(await ownCookie());

/** Who is reading; null for a visitor. */
export async function currentUser(): Promise<Shape<'SignedInUserDto'> | null> {
  if (!(await hasSession())) return null;
  return (await orNothing(askOwn('/auth/status', {}, await getLocale())))?.user ?? null;
}

/** The token a form of this id needs; null without a session, where none is asked for. */
export async function formToken(id: string): Promise<string | null> {
  if (!(await hasSession())) return null;
  const cookie = await ownCookie();
  const response = await fetch(
    readEnvironment().apiUrl + addressOf('/api/security/generate-csrf-token', {}),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ id } satisfies Shape<'CsrfTokenIdDto'>),
      cache: 'no-store',
    },
  ).catch(() => null);
  return response?.ok ? ((await response.json()) as Shape<'CsrfTokenDto'>).token : null;
}
