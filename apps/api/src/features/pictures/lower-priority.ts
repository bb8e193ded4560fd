import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets others have the processor first, for a process of `runApart`. Such a process is a session of its own, and Linux weighs sessions
 * against each other before it looks at processes (autogroups): niceness alone would change nothing.
 */
export function lowerPriority(priority: number): void {
  setPriority(priority);
  try {
    writeFileSync('/proc/self/autogroup', String(priority));
  } catch {
    // There are none on other systems, nor on a Linux without them.
  }
}
