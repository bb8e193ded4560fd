import { once } from 'node:events';

/**
 * Tells a process that pages are built, once they are and it listens: what is said before somebody listens is lost, and pages that are
 * built already are told of at once.
 * @param {import('node:child_process').ChildProcess} run
 * @param {() => Promise<void>} build
 */
export async function tellWhenBuilt(run, build) {
  const listens = once(run, 'message');
  await build();
  await listens;
  run.send('the web is built');
  run.disconnect();
}
