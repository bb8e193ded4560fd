/**
 * Runs one step of a script, shows that it goes on and how long it took; its output is shown only when it fails. What is
 * not finished within its minutes is killed and has failed.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export async function step(
  name,
  command,
  args,
  { env = {}, show = false, goesOn = true, cwd, withinMinutes } = {},
) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  // One line of the terminal belongs to one step.
  const live = process.stdout.isTTY && !show && goesOn;
  const timer = live && setInterval(() => process.stdout.write(`\r  ${name} … ${seconds()} `), 500);
  const output = [];
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const limit =
    withinMinutes &&
    setTimeout(() => {
      output.push(Buffer.from(`\n${name}: stopped, not finished after ${withinMinutes} minutes\n`));
      child.kill('SIGKILL');
    }, withinMinutes * 60_000);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.once('exit', (status) => resolve(status ?? 1));
  });
  clearInterval(timer);
  clearTimeout(limit);
  process.stdout.write(`${live ? '\r' : ''}  ${code === 0 ? '✓' : '✗'} ${name} (${seconds()})\n`);
  if (code !== 0 && !show) process.stdout.write(Buffer.concat(output));
  return code === 0;
}

/** Like `step`, but a failure ends the script. */
export async function must(...parameters) {
  if (!(await step(...parameters))) process.exit(1);
}
