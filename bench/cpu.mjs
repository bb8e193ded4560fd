import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time that a process has used, all its threads. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same of a process and all it has started. */
export function cpuOfTree(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      parents.set(name, readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
    } catch {
      // It has ended meanwhile.
    }
  const belongs = (name) => name === String(pid) || (parents.has(name) && belongs(parents.get(name)));
  return [...parents.keys()].filter(belongs).reduce((sum, name) => sum + cpuOf(name), 0);
}
