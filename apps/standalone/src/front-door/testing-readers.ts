import { createHash } from 'node:crypto';
import type { Question, Reader } from './reader.js';

/** A reader whom the api, which is none, answers as given; their tokens carry their name. */
export function readerOf(
  name: string,
  { answers = {}, tokenLength = 20 }: { answers?: Record<string, string>; tokenLength?: number } = {},
): Pick<Reader, 'ask' | 'token'> {
  return {
    ask: async ({ path }: Question) => {
      const text = answers[path] ?? '';
      return { status: 200, type: 'text/plain', text, hash: createHash('sha256').update(text).digest('hex') };
    },
    token: async (id: string) => `${name}-${id}-`.padEnd(tokenLength, '0'),
  };
}
