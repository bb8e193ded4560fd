import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a living run's embedded stores can be reached by operators' commands of this machine. */
export interface RunFile {
  pid: number;
  postgresUrl: string;
  clickhouseUrl: string;
  /** Where people reach it. */
  publicUrl?: string;
}

const fileOf = (folder: string) => join(folder, 'run.json');

/** Holds passwords, so only its owner may read it. @returns a function that removes it */
export function writeRunFile(folder: string, run: RunFile): () => void {
  rmSync(fileOf(folder), { force: true });
  writeFileSync(fileOf(folder), JSON.stringify(run), {
    mode: 0o600,
    flag: 'wx',
  });
  return () => rmSync(fileOf(folder), { force: true });
}

/** The living run of a data folder; a file that a killed run left is passed over. */
export function readRunFile(folder: string): RunFile | undefined {
  if (!existsSync(fileOf(folder))) return undefined;
  const run = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as RunFile;
  try {
    process.kill(run.pid, 0);
    return run;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? run : undefined;
  }
}
