import { performance } from 'node:perf_hooks';

let quiet = false;

/** Tells a person at the terminal what is being done and how long it took; of steps at the same time one shows that it goes on. */
export async function step<T>(name: string, work: () => Promise<T>, { goesOn = true } = {}): Promise<T> {
  if (quiet) return work();
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const live =
    goesOn && process.stdout.isTTY
      ? setInterval(() => process.stdout.write(`\r  ${name} … ${seconds()} `), 500)
      : undefined;
  try {
    const result = await work();
    process.stdout.write(`${live ? '\r' : ''}  ✓ ${name} (${seconds()})\n`);
    return result;
  } finally {
    clearInterval(live);
  }
}

/** Runs `work` without telling its steps: the output belongs to the command. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  quiet = true;
  try {
    return await work();
  } finally {
    quiet = false;
  }
}
