import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { type Finding, findingsOf } from './finding.js';

const GIB = 1024 ** 3;

export interface Machine {
  /** As `process.versions.node` says it. */
  node: string;
  /** Bytes. */
  memory: { free: number; total: number };
  /** Bytes and shares of the file system that the data folder is on. */
  disk: { freeBytes: number; freeFiles: number };
}

export async function lookAtMachine(folder: string): Promise<Machine> {
  const { bavail, bsize, ffree, files } = await statfs(folder);
  return {
    node: process.versions.node,
    // What the kernel would give back of its caches counts as taken here: the warning names a low figure for that.
    memory: { free: freemem(), total: totalmem() },
    // File systems that do not count files say 0 of 0.
    disk: { freeBytes: bavail * bsize, freeFiles: files === 0 ? 1 : ffree / files },
  };
}

/** Node, memory and the disk below `folder`. */
export function judgeMachine({ node, memory, disk }: Machine, folder: string): Finding[] {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  const of = { node: findingsOf('node'), memory: findingsOf('memory'), disk: findingsOf('disk') };
  const gib = (bytes: number) => `${(bytes / GIB).toFixed(1)} GiB`;
  return [
    isOld
      ? of.node.fault(`Node ${node} is too old`, 'Install Node 20.19 or later; images bring their own.')
      : of.node.ok(`Node ${node}`),
    memory.total < 2 * GIB
      ? of.memory.warning(
          `${gib(memory.total)} in all`,
          'Give the machine 4 GiB to run everything embedded, or move stores to servers of their own.',
        )
      : of.memory.ok(`${gib(memory.free)} of ${gib(memory.total)} free`),
    judgeDisk(of.disk, disk, folder, gib),
  ];
}

function judgeDisk(
  of: ReturnType<typeof findingsOf>,
  { freeBytes, freeFiles }: Machine['disk'],
  folder: string,
  gib: (bytes: number) => string,
): Finding {
  const cure = `Free space on the disk of ${folder}, or move DATA_DIR to a larger one.`;
  if (freeFiles < 0.01) return of.fault('the disk has no room for further files', cure);
  if (freeBytes < GIB / 2) return of.fault(`the disk is full: ${gib(freeBytes)} left`, cure);
  if (freeBytes < 5 * GIB) return of.warning(`${gib(freeBytes)} left`, cure);
  return of.ok(`${gib(freeBytes)} free`);
}
