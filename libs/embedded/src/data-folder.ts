import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { folderError, makeFolder, refuseClosedFolder } from '@toile/platform';
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
 * @throws DataFolderInUseError
 * @throws DataFolderError for one that cannot be made or written to
 */
export function claimDataFolder(folder: string): () => void {
  refuseClosedFolder(folder);
  makeFolder(folder, 0o700);
  const lock = join(folder, 'run.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const fault = lockWith(lock);
    if (!fault) return () => rmSync(lock, { force: true });
    if (fault.code !== 'EEXIST') throw folderError(folder, fault);
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner !== process.pid && processIsAlive(owner, 'node')) throw new DataFolderInUseError(folder, owner);
    rmSync(lock, { force: true });
  }
  throw new Error(`cannot lock ${folder}`);
}

/** @returns why it could not be written; nothing of it is left then */
function lockWith(lock: string): NodeJS.ErrnoException | undefined {
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
  try {
    writeSync(file, String(process.pid));
    return undefined;
  } catch (error) {
    rmSync(lock, { force: true });
    return error as NodeJS.ErrnoException;
  } finally {
    closeSync(file);
  }
}
