import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { processIsAlive } from './process-is-alive.js';

/** Another living run owns the data folder. */
export class DataFolderInUseError extends Error {
  readonly code = 'embedded/data-folder-in-use';
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}. Stop that run, or set DATA_DIR to another folder.`);
  }
}

/**
 * Takes the data folder for this process, because the embedded ClickHouse allows one process a folder.
 * A lock left by a killed run is taken over. Returns a function that gives the folder back.
 */
export function claimDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'run.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(lock, 'utf8'));
      if (owner !== process.pid && processIsAlive(owner, 'node'))
        throw new DataFolderInUseError(folder, owner);
      rmSync(lock, { force: true });
    }
  }
  throw new Error(`cannot lock ${folder}`);
}
