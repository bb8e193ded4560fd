/**
 * A refusal a caller can understand. `code` is `area/what`; it carries no HTTP, `problem-filter.ts` maps it once.
 */
export class DomainError extends Error {
  /** @param members what the problem says beside the message, for programs (RFC 9457's extension members) */
  constructor(
    readonly code: string,
    message: string,
    readonly members?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

export interface Violation {
  propertyPath: string;
  message: string;
  code: string;
  /** Which of several values of the property it is. */
  value?: string;
}

/** Input that does not fit its schema; answered 422 with every violation. */
export class ValidationError extends DomainError {
  constructor(readonly violations: Violation[]) {
    super(
      'input/invalid',
      violations.map((violation) => `${violation.propertyPath}: ${violation.message}`).join('; '),
    );
  }
}
