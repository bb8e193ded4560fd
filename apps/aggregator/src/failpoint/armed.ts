import type { FailpointName } from './failpoint-name.js';

type Action = () => Promise<void> | undefined;
const actions = new Map<FailpointName, Action>();

/**
 * Runs the action armed for a step. Tests only: see `none.ts`.
 * @public `#failpoint` chooses it by an import condition.
 */
export function failpoint(name: FailpointName): Promise<void> | undefined {
  return actions.get(name)?.();
}

/** Arms a step with a pause or an error; without an action it is disarmed. */
export function arm(name: FailpointName, action?: Action): void {
  if (action) actions.set(name, action);
  else actions.delete(name);
}

/** `TOILE_FAILPOINT=name:n` ends this process, as `kill -9` would, when the step is reached the n-th time. */
const [wanted, nth = '1'] = (process.env.TOILE_FAILPOINT ?? '').split(':');
if (wanted) {
  let left = Number(nth);
  arm(wanted as FailpointName, () => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return undefined;
  });
}
