import type { Problem } from '@toile/contracts';

/** A field that was refused, and why. */
export class ViolationDto {
  /** @example "rating" */
  propertyPath: string;
  /** @example "rating must not be greater than 5" */
  message: string;
  /** @example "too_big" */
  code: string;
  /**
   * Which of several values was refused.
   * @example "lase"
   */
  value?: string;
}

/** Why something was refused (RFC 9457). */
export class ProblemDto implements Problem {
  /** @example "/problems/input/invalid" */
  type: string;
  /** @example "Input does not fit" */
  title: string;
  /** @example 422 */
  status: number;
  detail: string;
  /** The path that was asked. */
  instance: string;
  /** With 422: every field at fault. */
  violations?: ViolationDto[];
}
