import type { Mail } from '../../apps/api/src/kernel/mail/mailer.js';
import type { TestApi } from '../../apps/api/src/testing/testing-api.js';

/** The address of the link in a mail, as the api knows it: without the language, which the front door takes off. */
export function linkIn({ text }: Mail): string {
  const link = /https:\S+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in ${text}`);
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/\w\w(?=\/)/, '') + search;
}

/** What mail programs do with a link before anybody reads it: ask for it as a browser and as a program, and again. */
export async function scan(api: TestApi, mail: Mail): Promise<void> {
  for (const method of ['HEAD', 'GET', 'GET'])
    for (const accept of ['text/html', '*/*', 'application/json'])
      await fetch(api.url + linkIn(mail), { method, redirect: 'manual', headers: { accept } });
}
