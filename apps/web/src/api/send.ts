import { type AnswerOf, type ArgumentsOf, addressOf, type Method, type PathWith } from './operations';
import { type Written, write } from './write';

type WriteMethod = Exclude<Method, 'get'>;

/** Writes as this reader by an operation of the api, as `write` does. */
export function send<M extends WriteMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  sent: ArgumentsOf<M, P>,
): Promise<Written<AnswerOf<M, P>>> {
  const { body } = sent as { body?: unknown };
  return write<AnswerOf<M, P>>(method.toUpperCase(), addressOf(path, sent as object), body);
}

/** A write with all that it is told, as a page gives it to a button. */
export type Writing = {
  [M in WriteMethod]: { [P in PathWith<M>]: { method: M; path: P; sent: ArgumentsOf<M, P> } }[PathWith<M>];
}[WriteMethod];

export const sendWriting = ({ method, path, sent }: Writing): Promise<Written<unknown>> =>
  write(method.toUpperCase(), addressOf(path, sent), 'body' in sent ? sent.body : undefined);

/** Reads as this reader, from their own page. @returns null when it cannot be had, with why */
export async function read<P extends PathWith<'get'>>(
  path: P,
  asked: ArgumentsOf<'get', P>,
  ended?: AbortSignal,
): Promise<{ status: number; body: AnswerOf<'get', P> | null }> {
  const response = await fetch(addressOf(path, asked as object), {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: ended ?? null,
  }).catch(() => null);
  if (!response) return { status: 0, body: null };
  return { status: response.status, body: response.ok ? await response.json().catch(() => null) : null };
}
