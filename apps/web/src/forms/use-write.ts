import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { AnswerOf, ArgumentsOf, PathWith } from '../api/operations';
import { sendUntilAnswered } from '../api/send-again';
import { carryOut, type WriteMethod, type Writing, writeNow } from '../api/write';
import { closeToastsAbout, showToast } from '../shell/toast-store';

/**
 * A write by an operation of the api. What was refused is told in the words there are for its status, else in the api's; what
 * failed otherwise in these.
 */
export function useWrite<M extends WriteMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  failed: string,
  refused: Readonly<Record<number, string>> = {},
) {
  return useMutation<AnswerOf<M, P>, Error, ArgumentsOf<M, P>>({
    mutationFn: (sent) => writeNow(method, path, sent),
    onError: (error) => showFailure(error, failed, refused),
  });
}

/**
 * The same for what somebody has written, which a lost line must not lose: it is sent until it is answered, as long as the page is
 * open, and happens once; the reader is told while it waits.
 */
export function useKeptWrite<M extends WriteMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  words: Record<'failed' | 'waiting', string>,
  refused: Readonly<Record<number, string>> = {},
) {
  return useMutation<AnswerOf<M, P>, Error, ArgumentsOf<M, P>>({
    // One after the other, in the order in which they were written.
    scope: { id: `${method} ${path}` },
    mutationFn: (sent) => sendKept(method, path, sent, words.waiting),
    onError: (error) => showFailure(error, words.failed, refused),
  });
}

const WAITS = 'waits for the line';

/** Resolves when it was taken, however long the line is down. @throws ApiError */
export async function sendKept<M extends WriteMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  sent: ArgumentsOf<M, P>,
  waiting: string,
): Promise<AnswerOf<M, P>> {
  const id = crypto.randomUUID();
  const tell = () => showToast({ kind: 'warning', text: waiting, about: WAITS });
  try {
    return await sendUntilAnswered(() => writeNow(method, path, sent, id), tell);
  } finally {
    closeToastsAbout(WAITS);
  }
}

/** The same for a write that a page has put together. */
export const useWriting = (failed: string) =>
  useMutation<unknown, Error, Writing>({
    mutationFn: carryOut,
    onError: (error) => showFailure(error, failed),
  });

/** Tells the reader why; failures of ours are theirs to know only as such. */
export function showFailure(
  error: Error | null,
  failed: string,
  refused: Readonly<Record<number, string>> = {},
): void {
  const refusal = error instanceof ApiError && error.status < 500 ? error : null;
  showToast({ kind: 'error', text: refused[refusal?.status ?? 0] ?? refusal?.problem?.detail ?? failed });
}
