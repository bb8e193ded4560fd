import type { z } from 'zod';
import { ValidationError } from './domain-error.js';

/** Input as its schema describes it. @throws ValidationError with a violation for each fault. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ValidationError(
    parsed.error.issues.map((issue) => ({
      propertyPath: issue.path.join('.'),
      message: issue.message,
      code: issue.code,
    })),
  );
}
