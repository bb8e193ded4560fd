import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Below it stores cannot write what they do at their own start. */
const FULL_BYTES = 16 * 1024 ** 2;

/** A folder for data cannot be made or written to. `says` why, `cure` what to do; the message has both. */
export class DataFolderError extends Error {
  // Told without a stack: where in our sources a folder was found closed is no news.
  readonly code = 'data-folder/unavailable';
  constructor(
    readonly says: string,
    readonly cure: string,
  ) {
    super(`${says}. ${cure}.`);
  }
}

/**
 * Makes a folder, and those it lies in; one that is there stays as it is. Node's own recursive `mkdir` never ends where a parent is
 * there and takes no entries, as /proc.
 * @throws DataFolderError
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    makeMissing(resolve(folder), mode);
  } catch (error) {
    throw folderError(folder, error as NodeJS.ErrnoException);
  }
}

function makeMissing(folder: string, mode: number | undefined): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) makeMissing(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** @throws DataFolderError for what is there and is no folder, or is one that this user may not read and write */
export function refuseClosedFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const found = statSync(folder);
  if (!found.isDirectory()) throw folderError(folder, { code: 'ENOTDIR' });
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EROFS') throw folderError(folder, { code: 'EROFS' });
    const me = process.getuid?.();
    if (found.uid === me)
      throw new DataFolderError(
        `${resolve(folder)} is closed to its own user`,
        `Open it (chmod u+rwx ${resolve(folder)}), or set DATA_DIR to another folder`,
      );
    throw new DataFolderError(
      `${resolve(folder)} belongs to user ${found.uid}, and this is user ${me}`,
      `Run as that user, give it over (chown -R ${me} ${resolve(folder)}), or set DATA_DIR to a folder of yours`,
    );
  }
}

/**
 * @param failed why stores did not start: PostgreSQL gives back what it had begun to fill
 * @throws DataFolderError where the disk of a folder is full, which stores that fail for it say in many words
 */
export function refuseFullDisk(folder: string, failed?: unknown): void {
  const { bavail, bsize } = statfsSync(folder);
  const said = failed instanceof Error ? failed.message : '';
  if (bavail * bsize < FULL_BYTES || /ENOSPC|no space left on device|not enough space/i.test(said))
    throw folderError(folder, { code: 'ENOSPC' });
}

/** What a system call said of a folder, as somebody can act on it. */
export function folderError(folder: string, { code, message }: Partial<NodeJS.ErrnoException>): Error {
  const whole = resolve(folder);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new DataFolderError(
        `the disk of ${whole} is full`,
        'Free space on it, or set DATA_DIR to a folder on a larger one',
      );
    case 'EROFS':
      return new DataFolderError(
        `${whole} lies on a file system that is only read`,
        'Set DATA_DIR to a folder that can be written to',
      );
    case 'EEXIST':
    case 'ENOTDIR':
      return new DataFolderError(`${fileOf(whole)} is a file`, 'Set DATA_DIR to a folder');
    default:
      return new DataFolderError(
        `${whole} cannot be made: ${code ?? message}`,
        'Set DATA_DIR to a folder that this user may write to',
      );
  }
}

/** The file that stands where a folder is to be: that itself, or what it is to lie in. */
function fileOf(folder: string): string {
  for (let at = folder; at !== dirname(at); at = dirname(at)) if (existsSync(at)) return at;
  return folder;
}
