import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { AnswerOf, ArgumentsOf, PathWith } from '../api/operations';
import { send, sendWriting, type WriteMethod, type Writing } from '../api/send';
import type { Written } from '../api/write';
import { showToast } from '../shell/toast-store';

/** A write by an operation of the api. What was refused is told in the api's words, what failed otherwise in these. */
export function useWrite<M extends WriteMethod, P extends PathWith<M>>(method: M, path: P, failed: string) {
  return useMutation<AnswerOf<M, P>, Error, ArgumentsOf<M, P>>({
    mutationFn: async (sent) => kept(await send(method, path, sent), path),
    onError: (error) => showFailure(error, failed),
  });
}

/** The same for a write that a page has put together. */
export const useWriting = (failed: string) =>
  useMutation<unknown, Error, Writing>({
    mutationFn: async (writing) => kept(await sendWriting(writing), writing.path),
    onError: (error) => showFailure(error, failed),
  });

/** What was answered. @throws ApiError */
function kept<T>({ status, body, problem }: Written<T>, path: string): T {
  if (status < 200 || status >= 300) throw new ApiError(status, problem, path);
  return body as T;
}

/** Tells the reader why; failures of ours are theirs to know only as such. */
export function showFailure(error: Error | null, failed: string): void {
  const problem = error instanceof ApiError && error.status < 500 ? error.problem : null;
  showToast({ kind: 'error', text: problem?.detail ?? failed });
}
