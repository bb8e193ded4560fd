import { createHash } from 'node:crypto';

/** By what a member's digest is shared: there is one, and what is stored of it has no id. Tells nothing of the member. */
export const digestIdOf = (owner: string): string =>
  createHash('sha256').update(`digest\n${owner}`).digest('hex').slice(0, 16);
