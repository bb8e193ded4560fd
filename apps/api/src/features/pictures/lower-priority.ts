import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** A tenth of what another session gets where nothing is idle: what is begun has to end in its time. */
const SESSION = 10;

/**
 * Lets others have the processor first, for a process of `runApart` that nobody waits for. Such a process is a session of its own, and
 * Linux weighs sessions against each other before it looks at processes (autogroups): niceness alone would change nothing.
 */
export function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    writeFileSync('/proc/self/autogroup', String(SESSION));
  } catch {
    // There are none on other systems, nor on a Linux without them.
  }
}
