import { DataFolderError, makeFolder, refuseClosedFolder } from './data-folder.js';
import { createLogger, type Logger } from './logger.js';
import { EnvironmentError, openSettings } from './settings/environment.js';
import { misspeltVariables } from './settings/misspelt.js';

interface Settings {
  DATA_DIR: string;
  LOG_LEVEL: string;
}

/**
 * Settings and logger of a service's process. Variables that look misspelt are told of. Where it cannot start with what it was
 * given, the process says what to mend, without a stack, and ends.
 * @param keeps whether it cannot do without its DATA_DIR
 */
export async function beginProcess<T extends Settings>(
  name: string,
  read: (source: Record<string, unknown>) => T,
  keeps: (env: T) => boolean = () => false,
): Promise<{ env: T; logger: Logger }> {
  try {
    const env = await openSettings(read);
    const logger = createLogger(name, env.LOG_LEVEL);
    for (const line of misspeltVariables(process.env)) logger.warn(line);
    if (keeps(env)) {
      refuseClosedFolder(env.DATA_DIR);
      makeFolder(env.DATA_DIR);
    }
    return { env, logger };
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof DataFolderError)) throw error;
    console.error(`${name} cannot start: ${error.message}`);
    process.exit(1);
  }
}
