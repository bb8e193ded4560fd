import { type AnswerOf, type ArgumentsOf, addressOf, type Method, type PathWith } from '../api/operations';
import { type Written, write } from './write';

/** Writes as this reader by an operation of the api, as `write` does. */
export function send<M extends Exclude<Method, 'get'>, P extends PathWith<M>>(
  method: M,
  path: P,
  sent: ArgumentsOf<M, P>,
): Promise<Written<AnswerOf<M, P>>> {
  const { body } = sent as { body?: unknown };
  return write<AnswerOf<M, P>>(method.toUpperCase(), addressOf(path, sent as object), body);
}

/** Reads as this reader, from their own page. @returns null when it cannot be had, with why */
export async function read<P extends PathWith<'get'>>(
  path: P,
  asked: ArgumentsOf<'get', P>,
): Promise<{ status: number; body: AnswerOf<'get', P> | null }> {
  const response = await fetch(addressOf(path, asked as object), {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  }).catch(() => null);
  if (!response) return { status: 0, body: null };
  return { status: response.status, body: response.ok ? await response.json().catch(() => null) : null };
}
