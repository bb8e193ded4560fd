import { createHash } from 'node:crypto';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';

/** The id of what a command makes: the same for a repeat of the command. */
export const idOf = ({ subject, commandId }: Caller): string =>
  createHash('sha256').update(`${subject}\n${commandId}`).digest('hex').slice(0, 16);
