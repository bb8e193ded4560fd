import { randomBytes } from 'node:crypto';

/** Of a public page: 128 bits. */
export const newBoardToken = () => randomBytes(16).toString('base64url');
