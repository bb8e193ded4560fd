import type { components } from './schema.js';

type Problem = components['schemas']['ProblemDto'];

/** What Toile refused, in its own words (RFC 9457). `type` leads to a page with cause and cure. */
export class ToileProblem extends Error {
  override readonly name = 'ToileProblem';

  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    /** The page that says what to do; undefined where an answer was no problem of Toile's. */
    readonly help: string | undefined,
  ) {
    super(problem ? `${problem.title}: ${problem.detail}` : `Toile answered ${status}.`);
  }

  /** Such as `token/forbidden`. */
  get code(): string | undefined {
    return this.problem?.type.replace(/^\/problems\//, '');
  }
}

export function problemOf(status: number, body: unknown, url: string): ToileProblem {
  const isProblem = typeof body === 'object' && body !== null && 'type' in body && 'detail' in body;
  const problem = isProblem ? (body as Problem) : undefined;
  const help = problem?.type.startsWith('/') ? new URL(problem.type, url).href : undefined;
  return new ToileProblem(status, problem, help);
}
