import { createHash, randomBytes } from 'node:crypto';

/** Of a public page: 128 bits. */
export const newBoardToken = () => randomBytes(16).toString('base64url');

const PREFIX = 'moodboard-';

export const streamOf = (slug: string) => `${PREFIX}${slug}`;
export const slugOf = (stream: string) => stream.slice(PREFIX.length);

/**
 * The slug of the board a command creates: random as its command id is, and the same when the command is repeated.
 * It says nothing of the name, because slugs reach the log.
 */
export function slugFor(owner: string, commandId: string): string {
  const digest = createHash('sha256').update(`moodboard\n${owner}\n${commandId}`).digest();
  return digest.toString('hex').slice(0, 16);
}
