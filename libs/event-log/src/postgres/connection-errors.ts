import { isPostgresUnavailable } from '@toile/platform';
import { LogUnavailableError } from '../port.js';

/** Awaits `work` and turns failures of the connection into `LogUnavailableError`. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isPostgresUnavailable(error))
      throw new LogUnavailableError(`the log cannot be reached: ${(error as Error).message}`, {
        cause: error,
      });
    throw error;
  }
}
