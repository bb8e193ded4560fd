import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { AnswerOf, ArgumentsOf, PathWith } from '../api/operations';
import { carryOut, type WriteMethod, type Writing, writeNow } from '../api/write';
import { showToast } from '../shell/toast-store';

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
