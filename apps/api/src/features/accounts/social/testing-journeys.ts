import type { Person } from '../../../testing/testing-api.js';
import type { AccountElsewhere, startProvider } from './testing-provider.js';

/** The public address of a test with providers, who lead back to it. */
export const SITE = 'https://toile.example';

/** A browser's way through the provider: follows it and keeps its cookies until it leads back to us. */
async function through(start: string): Promise<{ url: URL; form: URLSearchParams | null }> {
  const jar = new Map<string, string>();
  let at = start;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) {
      const html = await answer.text();
      const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]);
      const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
      return { url: new URL(action), form: new URLSearchParams(fields as [string, string][]) };
    }
    at = new URL(location, at).href;
    if (at.startsWith(SITE)) return { url: new URL(at), form: null };
  }
  throw new Error('the provider leads in a circle');
}

/** Signs in at a provider and comes back with its answer. */
export async function connectAs(
  provider: Awaited<ReturnType<typeof startProvider>>,
  person: Person,
  { name, visitor, redirect = '' }: { name: string; visitor: AccountElsewhere; redirect?: string },
) {
  provider.state.visitor = visitor;
  const left = await person.send('GET', `/auth/connect/${name}?redirect=${redirect}`, undefined, {
    'x-toile-locale': 'fr',
  });
  const { url, form } = await through(left.headers.get('location') ?? '');
  const path = url.pathname + url.search;
  const back = form
    ? await person.send('POST', path, form, {
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      })
    : await person.get(path);
  return { left, path, back: back.headers.get('location'), form };
}
