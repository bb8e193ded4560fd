import { z } from 'zod';
import { toEmailAddress } from '../../http/email-address.js';

export const emailSchema = z
  .string()
  .max(1_000)
  .transform((text, context) => {
    const address = toEmailAddress(text);
    if (address !== null) return address;
    context.addIssue({ code: 'invalid_format', format: 'email', message: 'is no e-mail address' });
    return z.NEVER;
  });
