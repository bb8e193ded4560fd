import type { BrowserContext } from '@playwright/test';
import { url } from './environment.js';

/** Signs a member of the demo in, in this browser. */
export async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post(`${url()}/auth`, {
    data: { email, password: 'toile-demo-2026' },
    headers: { accept: 'application/json', origin: url() },
  });
  if (answer.status() !== 200) throw new Error(`${email} cannot sign in: ${answer.status()}`);
}
