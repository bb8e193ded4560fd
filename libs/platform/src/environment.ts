import { z } from 'zod';

/** The environment lacks something or holds something wrong; the message names every variable at fault. */
export class EnvironmentError extends Error {
  readonly code = 'platform/environment';
}

/**
 * Reads a service's settings from the environment, once, at start.
 * @throws EnvironmentError naming each variable that does not fit.
 */
export function readEnvironment<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.infer<S> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`these environment variables need another value:\n${faults.join('\n')}`);
}

/** A TCP port from a string, 0 meaning "any free one". */
export const portSchema = (otherwise: number) =>
  z.coerce.number().int().min(0).max(65_535).default(otherwise);
