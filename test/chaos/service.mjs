/** One process of the stage: started, watched, and started again when it dies, as an orchestrator does. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_PAUSE_MS = 500;

export class Service {
  child;
  restarts = 0;
  #ending = false;

  /** `onMessage` gets what the process says through its IPC channel. */
  constructor(name, { args, env, log, onMessage }) {
    Object.assign(this, { name, args, env, onMessage });
    this.log = createWriteStream(log, { flags: 'a' });
  }

  start() {
    const stdio = ['ignore', 'pipe', 'pipe', ...(this.onMessage ? ['ipc'] : [])];
    this.child = spawn(process.execPath, this.args, { env: this.env, stdio });
    this.child.stdout.pipe(this.log, { end: false });
    this.child.stderr.pipe(this.log, { end: false });
    if (this.onMessage) this.child.on('message', this.onMessage);
    this.child.once('exit', async () => {
      if (this.#ending) return;
      await sleep(RESTART_PAUSE_MS);
      if (this.#ending) return;
      this.restarts += 1;
      this.start();
    });
  }

  kill(signal = 'SIGKILL') {
    this.child?.kill(signal);
  }

  /** Starts one again that was stopped. */
  restart() {
    this.#ending = false;
    this.start();
  }

  async stop(signal = 'SIGTERM') {
    this.#ending = true;
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT');
      child.kill(signal);
      const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await gone;
      clearTimeout(force);
    }
  }
}
