import { z } from 'zod';

/** Where holes are reported; `/.well-known/security.txt` says it, and is missing without it. */
export const securityContactSchema = z
  .string()
  .regex(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'must be mailto:somebody@a-host or an address with https://',
  )
  .optional();
