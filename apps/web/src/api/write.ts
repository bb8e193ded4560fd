import { ApiError } from './api-error';
import {
  type AnswerOf,
  type ArgumentsOf,
  addressOf,
  type Method,
  type PathWith,
  type Shape,
} from './operations';

export type WriteMethod = Exclude<Method, 'get'>;

/** A write with all that it is told, as a page gives it to a button. */
export type Writing = {
  [M in WriteMethod]: { [P in PathWith<M>]: { method: M; path: P; sent: ArgumentsOf<M, P> } }[PathWith<M>];
}[WriteMethod];

/** Writes by an operation of the api once, where there is no component; these have `useWrite`. @throws ApiError */
export const writeNow = <M extends WriteMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  sent: ArgumentsOf<M, P>,
  /** What is sent again under the same id happens once. */
  commandId?: string,
) =>
  writeJson<AnswerOf<M, P>>(
    method,
    addressOf(path, sent as object),
    (sent as { body?: unknown }).body,
    commandId,
  );

/** What a writing says. @throws ApiError */
export const carryOut = ({ method, path, sent }: Writing) =>
  writeJson<unknown>(method, addressOf(path, sent), 'body' in sent ? sent.body : undefined);

let token: Promise<string> | undefined;

/** Writes JSON, or a form with files, as this reader, never cached, with the token that proves the page is ours. @throws ApiError */
export async function writeJson<T>(
  method: string,
  address: string,
  body?: unknown,
  /** What is sent again under the same id happens once. */
  commandId?: string,
): Promise<T> {
  try {
    return await attempt<T>(method, address, body, commandId);
  } catch (error) {
    const isOldToken =
      error instanceof ApiError && error.status === 403 && error.problem?.type.includes('csrf');
    if (!isOldToken) throw error;
    // The page is older than its token, or somebody signed in since.
    token = undefined;
    return attempt<T>(method, address, body, commandId);
  }
}

async function attempt<T>(
  method: string,
  address: string,
  body: unknown,
  commandId: string | undefined,
): Promise<T> {
  token ??= newToken();
  // The browser names a form's type itself, with what parts its fields.
  const isForm = body instanceof FormData;
  const response = await token
    .then((token) =>
      fetch(address, {
        method: method.toUpperCase(),
        headers: {
          accept: 'application/json',
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          'x-csrf-token': token,
          ...(commandId ? { 'idempotency-key': commandId } : {}),
        },
        body: isForm ? body : JSON.stringify(body ?? {}),
        cache: 'no-store',
      }),
    )
    .catch(() => {
      token = undefined;
      throw new ApiError(0, null, address);
    });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, answer as ApiError['problem'], address);
  return answer as T;
}

async function newToken(): Promise<string> {
  const response = await fetch('/api/security/generate-csrf-token' satisfies PathWith<'post'>, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    // Serves every JSON write (`API_CSRF_ID`).
    body: JSON.stringify({ id: 'api' }),
    cache: 'no-store',
  });
  return ((await response.json()) as Shape<'CsrfTokenDto'>).token;
}
