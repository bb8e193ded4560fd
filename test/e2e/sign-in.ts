import type { APIRequestContext } from '@playwright/test';
import { url } from './environment.js';

/** Signs a member of the demo in, in this browser. @param at another Toile than the tests' own */
export async function signIn(
  { request }: { request: APIRequestContext },
  email: string,
  at = url(),
): Promise<void> {
  const answer = await request.post(`${at}/auth`, {
    data: { email, password: 'toile-demo-2026' },
    headers: { accept: 'application/json', origin: at },
  });
  if (answer.status() !== 200) throw new Error(`${email} cannot sign in: ${answer.status()}`);
}
