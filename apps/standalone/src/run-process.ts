import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from '@toile/platform';
import type { Refusal } from './cannot-listen.js';

/** Loaded first: the process ends with the one that started it, however that one ends. */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent("process.once('disconnect', () => process.exit())")}`;
const RESTART_MS = 1_000;

export interface ProcessOptions {
  name: string;
  /** Of Node: flags, the script and what it is given. */
  args: readonly string[];
  /** Beside the variables of this process. */
  env: Record<string, string | undefined>;
  logger: Logger;
  /** Whether its logs are ours; what another program says on its standard error becomes a warning. */
  logs: 'ours' | 'warnings';
  /** Aborted when everything is to end: from then on it is not started again. */
  ending: AbortSignal;
  /** How long it may take to stop before it is killed. */
  stopMs: number;
}

export interface OwnProcess {
  /** Resolves when it has said "ready" for the first time. @throws when it ends before, with the refusal that it may have told */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps a process of our own running beside this one: started again when it ends unasked. */
export function runProcess(options: ProcessOptions): OwnProcess {
  const { name, args, env, logger, logs, ending, stopMs } = options;
  let isStopping = false;
  const start = () => {
    const started = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      env: { ...process.env, ...env },
      stdio: logs === 'ours' ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    started.stderr?.on('data', (chunk: Buffer) => logger.warn(chunk.toString().trim()));
    let refusal: Refusal | undefined;
    started.once('message', (told) => {
      if (told !== 'ready') refusal = told as Refusal;
    });
    started.once('exit', (code) => {
      if (isStopping || ending.aborted) return;
      logger.error({ code, ...(refusal && { refusal }) }, `${name} ended; starting it again`);
      setTimeout(() => {
        if (!isStopping && !ending.aborted) child = start();
      }, RESTART_MS);
    });
    return started;
  };
  let child = start();
  return {
    ready: () =>
      saidReady(name, child).catch((error) => {
        isStopping = true;
        throw error;
      }),
    stop: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await gone;
      clearTimeout(timer);
    },
  };
}

async function saidReady(name: string, child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended before it was ready`);
  });
  const [told] = await Promise.race([once(child, 'message'), ended]);
  if (told !== 'ready') throw Object.assign(new Error(`${name} cannot listen`), { syscall: 'listen' }, told);
}
