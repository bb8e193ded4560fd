import { DataFolderInUseError } from '@toile/embedded';
import {
  createLogger,
  DataFolderError,
  EnvironmentError,
  misspeltVariables,
  openSettings,
  stopOnSignal,
} from '@toile/platform';
import { CannotListenError } from './cannot-listen.js';
import { readStandaloneEnvironment } from './environment.js';
import { exposureNotes } from './exposure.js';
import { takePlace } from './take-place.js';
import { WebNotBuiltError, webIsBuilt } from './web-is-built.js';

try {
  const env = await openSettings(readStandaloneEnvironment);
  const logger = createLogger('toile', env.LOG_LEVEL);
  for (const line of misspeltVariables(process.env)) logger.warn(line);
  // A signal during the start must stop what is already up, so the handler is there before anything starts.
  let stop = async (): Promise<void> => process.exit(130);
  stopOnSignal(logger, () => stop());
  const place = await takePlace(env);
  stop = async () => {
    place.release();
    process.exit(130);
  };
  // Thousands of files: whoever set something wrong is told without waiting for them.
  const { startToile } = await import('./start-toile.js');
  const toile = await startToile(env, place, logger, {
    onStoppable: (stopNow) => {
      stop = stopNow;
    },
    ...(process.argv.includes('--web-is-built-beside') && { webIsBuilt: webIsBuilt(process) }),
  });
  const notes = exposureNotes(toile.exposure).map((note) => `  ${note}\n`);
  console.log(
    `\n  Toile is at ${toile.url}\n${notes.join('')}  Health: ${toile.url}/api/health — Ctrl-C stops it.\n`,
  );
} catch (error) {
  const known =
    error instanceof EnvironmentError ||
    error instanceof CannotListenError ||
    error instanceof WebNotBuiltError ||
    error instanceof DataFolderInUseError ||
    error instanceof DataFolderError;
  console.error(
    `\n  Toile cannot start: ${known ? error.message : error instanceof Error ? error.stack : String(error)}`,
  );
  process.exit(1);
}
