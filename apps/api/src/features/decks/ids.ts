import { createHash } from 'node:crypto';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';

/** The id of what a command makes: the same for a repeat of the command. @param part of several that it makes */
export const idFor = ({ subject, commandId }: Caller, part = ''): string =>
  createHash('sha256').update(`deck\n${subject}\n${commandId}\n${part}`).digest('hex').slice(0, 16);
