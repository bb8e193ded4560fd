import { type AnswerOf, type ArgumentsOf, addressOf, type Method, type PathWith } from './operations';
import { type Written, write } from './write';

export type WriteMethod = Exclude<Method, 'get'>;

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
