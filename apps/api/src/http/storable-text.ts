import { z } from 'zod';

/** Text a member wrote: trimmed, without what PostgreSQL cannot keep (NUL, halves of surrogate pairs). */
export const storableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[\0\p{Cs}]/u.test(text), 'holds signs that cannot be kept');
