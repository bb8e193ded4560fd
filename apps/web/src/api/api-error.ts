import type { Problem } from '@toile/contracts';

/** The api refused, could not answer, or was not reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
    path: string,
  ) {
    super(`${status} for ${path}${problem ? `: ${problem.detail}` : ''}`);
  }
}

/** Whether the same may succeed in a moment: nobody answered, or they failed. A refusal stays one. */
export const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
