import { type APIRequestContext, expect } from '@playwright/test';
import { url } from './environment.js';

/** Where the last invitation to an address leads that is still good. */
export async function invitationTo(request: APIRequestContext, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${url()}/dev/mail`, { headers: { accept: 'application/json' } });
      const { results } = (await answer.json()) as { results: { to: string; links: string[] }[] };
      const links = results.filter(({ to }) => to === email).flatMap((mail) => mail.links);
      link = '';
      for (const one of links.filter((one) => one.includes('/moodboards/invitation/'))) {
        const path = new URL(one).pathname.replace(/^\/\w\w\//, '/');
        const seen = await request.get(url() + path, { headers: { accept: 'application/json' } });
        if (seen.ok()) link = one;
        if (link) break;
      }
      return link;
    })
    .toContain('/en/moodboards/invitation/');
  return link;
}
