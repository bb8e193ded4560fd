import { readFileSync } from 'node:fs';

/** Milliseconds of processor time that a process has used, all its threads. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
