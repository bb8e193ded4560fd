import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { processIsAlive } from './process-is-alive.js';

/** Another living run owns the data folder. */
export class DataFolderInUseError extends Error {
  readonly code = 'embedded/data-folder-in-use';
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}. Stop that run, or set DATA_DIR to another folder.`);
  }
}

/** The data folder is another user's. */
export class DataFolderClosedError extends Error {
  readonly code = 'embedded/data-folder-closed';
  constructor(folder: string, owner: number) {
    super(
      `${folder} belongs to user ${owner}, and this is user ${process.getuid?.()}. Run as that user, or set DATA_DIR to a folder of yours.`,
    );
  }
}

/** @throws DataFolderClosedError for a folder that this user may not read and write: what is in it would be taken for nothing */
export function refuseClosedFolder(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined) return;
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new DataFolderClosedError(resolve(folder), owner);
  }
}

/**
 * Takes the data folder for this process, because the embedded ClickHouse allows one process a folder.
 * A lock left by a killed run is taken over. Returns a function that gives the folder back.
 */
export function claimDataFolder(folder: string): () => void {
  refuseClosedFolder(folder);
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
