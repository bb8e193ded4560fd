import { readdir } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** A quarter of a core beside a busy neighbour, and all of it beside an idle one. */
const NICENESS = 5;
/** Linux alone has a priority for each thread, and lists them here. */
const THREADS = '/proc/self/task';

/**
 * Lets others go first, processes of this run and the thread of this one that answers pages: those take a moment each, while a figure or a
 * block keeps every core busy for a while. Threads that are made later are as their makers.
 */
export async function giveWay(): Promise<void> {
  const threads = await readdir(THREADS).catch(() => []);
  for (const thread of threads)
    try {
      // The one that runs JavaScript has the process's own number.
      if (Number(thread) !== process.pid) setPriority(Number(thread), NICENESS);
    } catch {
      // It has ended meanwhile.
    }
}
