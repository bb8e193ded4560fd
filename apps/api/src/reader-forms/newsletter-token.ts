import { createHash } from 'node:crypto';

/** What is kept of the token in mails of the newsletter. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();
