import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Ended {
  code: number;
  out: string;
  said: string;
}

/**
 * Runs built operator's commands one after another in one process: to load the services takes longer than all that most of them do.
 * A usage error ends the process, as it does on a shell: let such a command have one of its own.
 */
export class CommandsInTurn {
  private readonly child: ChildProcess;

  /** @param env all that commands find in their environment */
  constructor(env: NodeJS.ProcessEnv) {
    this.child = fork(new URL('./in-turn.mjs', import.meta.url), {
      execArgv: ['--no-warnings'],
      env: { PATH: process.env.PATH, ...env },
      // What is logged goes past `process.stdout`.
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** @param input a line, for the one command of the process that reads one; @param env what is different from now on */
  async run(name: string, args: readonly string[], { input = '', env = {} } = {}): Promise<Ended> {
    const end = new AbortController();
    const ended = Promise.race([
      once(this.child, 'message', { signal: end.signal }).then(([answer]) => answer as Ended),
      once(this.child, 'exit', { signal: end.signal }).then(([code]) => {
        throw new Error(`"${name} ${args.join(' ')}" ended its process with ${code}`);
      }),
    ]);
    this.child.stdin?.write(input);
    this.child.send({ file: join(import.meta.dirname, `../../dist/cli/${name}.js`), args, env });
    return ended.finally(() => end.abort());
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }
}
