import type { Problem } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import type { Shape } from './operations';

/** An api's answer to a write. `status` 0 means that nobody answered. */
export interface Written<T> {
  status: number;
  body: T | null;
  problem: (Problem & { violations?: Violation[] }) | null;
}
export interface Violation {
  propertyPath: string;
  message: string;
  code: string;
}

let token: Promise<string> | undefined;

/** Writes as this reader: JSON there and back, never cached, with the token that proves the page is ours. */
export async function write<T>(method: string, path: string, body?: unknown): Promise<Written<T>> {
  const first = await attempt<T>(method, path, body);
  if (first.status !== 403 || !first.problem?.type.includes('csrf')) return first;
  // The page is older than its token, or somebody signed in since.
  token = undefined;
  return attempt<T>(method, path, body);
}

async function attempt<T>(method: string, path: string, body: unknown): Promise<Written<T>> {
  try {
    token ??= newToken();
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-csrf-token': await token,
      },
      body: JSON.stringify(body ?? {}),
      cache: 'no-store',
    });
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    return response.ok
      ? { status: response.status, body: answer as T, problem: null }
      : { status: response.status, body: null, problem: answer as Written<T>['problem'] };
  } catch {
    token = undefined;
    return { status: 0, body: null, problem: null };
  }
}

async function newToken(): Promise<string> {
  const response = await fetch(pathOf('security_generate_csrf_token', {}), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    // Serves every JSON write (`API_CSRF_ID`).
    body: JSON.stringify({ id: 'api' }),
    cache: 'no-store',
  });
  return ((await response.json()) as Shape<'CsrfTokenDto'>).token;
}
