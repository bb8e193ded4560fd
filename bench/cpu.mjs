import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A tenth of a core, in a second. */
const IDLE_MS = 100;
const PATIENCE_S = 120;

/** Milliseconds of processor time that a process has used, all its threads. */
export function cpuOf(pid) {
  const [user, system] = ticksOf(pid);
  return (user + system) * 10;
}

/** The time a process has used, that of children that have ended, and of children of theirs. */
function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, 15).map(Number);
}

/** Milliseconds of processor time of a process and all it has started, also of what has ended meanwhile. */
export function cpuOfTree(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      parents.set(name, readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
    } catch {
      // It has ended meanwhile.
    }
  const belongs = (name) => name === String(pid) || (parents.has(name) && belongs(parents.get(name)));
  return [...parents.keys()].filter(belongs).reduce((sum, name) => sum + allOf(name), 0);
}

function allOf(pid) {
  try {
    return ticksOf(pid).reduce((sum, ticks) => sum + ticks, 0) * 10;
  } catch {
    return 0;
  }
}

/** Waits until these processes and what they have started do nothing of their own: merges and jobs after a start are no part of what is measured. */
export async function whenIdle(pids) {
  const used = () => pids.reduce((sum, pid) => sum + cpuOfTree(pid), 0);
  for (let second = 0; second < PATIENCE_S; second += 1) {
    const before = used();
    await sleep(1_000);
    if (used() - before <= IDLE_MS) return;
  }
}
