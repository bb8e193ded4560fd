import type { Logger } from '@toile/platform';
import { Logger as WorkerLogger } from 'graphile-worker';

/** What graphile-worker says; a job that failed is tried again, so it is no error yet. */
export const workerLogger = (logger: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return logger.debug(message);
    // What a job failed with, or why nothing could be written of how it ended.
    const err = meta?.error ?? meta?.fatalError ?? whatEndedIt(message);
    logger.warn(err instanceof Error ? { err } : {}, message);
  });

/** Of what ended its runner it passes on the words alone. By their code an outage is told from a fault, and counted with it. */
function whatEndedIt(message: string): Error | undefined {
  const [, said] = /exited with error: (?:\w*[Ee]rror: )?([\s\S]+?)\)?$/.exec(message) ?? [];
  if (said === undefined) return undefined;
  const [code] = /\bE[A-Z]{4,}\b/.exec(said) ?? [];
  return Object.assign(new Error(said), code && { code });
}
