import type { Problem } from '@toile/contracts';

/** What of a form was refused, and why. */
export interface Violation {
  propertyPath: string;
  message: string;
  code: string;
}

/** The api refused, could not answer, or was not reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: (Problem & { violations?: Violation[] }) | null,
    path: string,
  ) {
    super(`${status} for ${path}${problem ? `: ${problem.detail}` : ''}`);
  }
}

/** Whether the same may succeed in a moment: nobody answered, or they failed. A refusal stays one. */
export const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
