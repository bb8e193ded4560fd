import { readFileSync } from 'node:fs';

/**
 * Whether a process with this id runs and its command line holds `word`; ids are reused, so the id alone says little.
 * A zombie's command line is empty, hence it counts as gone. Where there is no /proc only the id is asked.
 */
export function processIsAlive(pid: number, word: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
  } catch {
    if (process.platform === 'linux') return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
