import type { Logger } from './logger.js';

const GRACE_MS = 25_000;

/** Runs `stop` once on SIGTERM or SIGINT, then ends the process; a stop that hangs is cut off after 25 s. */
export function stopOnSignal(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('did not stop in time');
      process.exit(1);
    }, GRACE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
