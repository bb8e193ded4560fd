import { fork } from 'node:child_process';

/** The built process, also where the tests run this file from its source. */
const BUILT = new URL('../../../dist/features/pictures/', import.meta.url);

/**
 * Sends one message to a process of its own and takes its one answer; the process ends with it, or is ended after
 * `longestMs`, which no encoder could be told.
 * @param file below this folder, without its extension
 * @param how `signal` ends it before
 * @throws whatever `onSilent` makes when the process ends without an answer
 */
export function runApart<Answer>(
  file: string,
  message: object,
  { longestMs, onSilent, signal }: { longestMs: number; onSilent: () => Error; signal?: AbortSignal },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(`${file}.js`, BUILT), {
      serialization: 'advanced',
      execArgv: [],
      env: {},
      stdio: 'ignore',
      // What a terminal sends to end all of Toile would end it first, and its job would have failed.
      detached: true,
    });
    const end = () => child.kill('SIGKILL');
    const timer = setTimeout(end, longestMs);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('error', reject);
    // After an answer this changes nothing.
    child.once('exit', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      reject(onSilent());
    });
    // A process that could not be started has said so by its error.
    child.send(message, () => undefined);
  });
}
