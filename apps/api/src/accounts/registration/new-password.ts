import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';

const SHORTEST = 12;
const LONGEST = 128;
const COMMON = new Set(dictionary['passwords-common']);

/** Why a password cannot be chosen, or null. @param email of the account, which makes a bad password */
export function faultOf(password: string, email?: string): string | null {
  const { length } = [...password];
  if (length < SHORTEST || length > LONGEST) return `has ${SHORTEST} to ${LONGEST} characters`;
  const lower = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email?.toLowerCase().split('@') ?? [];
  if (lower === email?.toLowerCase() || lower === name) return 'must not be the e-mail address';
  if (COMMON.has(lower) || new Set(lower).size < 3) return 'is one of the most common passwords';
  // "passwordpassword" is "password" to anybody who tries.
  const half = lower.slice(0, lower.length / 2);
  if (half + half === lower && COMMON.has(half)) return 'is one of the most common passwords';
  return null;
}

export const newPasswordSchema = z
  .string()
  .max(4 * LONGEST)
  .superRefine((password, context) => {
    const message = faultOf(password);
    if (message) context.addIssue({ code: 'custom', message });
  });
