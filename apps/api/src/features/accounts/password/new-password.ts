import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidationError } from '@toile/platform';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ValidateBy } from 'class-validator';

const SHORTEST = 12;
const LONGEST = 128;
const COMMON = new Set(dictionary['passwords-common']);

/** Longer ones are not even looked at. */
const LONGEST_LOOKED_AT = 4 * LONGEST;

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

/** A password that may be chosen. That it is not the account's address is asked where the account is known. */
export const IsNewPassword = () =>
  applyDecorators(
    ValidateBy({
      name: 'isNewPassword',
      validator: {
        validate: (value) => faultIn(value) === null,
        defaultMessage: (args) => faultIn(args?.value) ?? '',
      },
    }),
    ApiProperty({ type: String, format: 'password', minLength: SHORTEST, maxLength: LONGEST }),
  );

function faultIn(value: unknown): string | null {
  if (typeof value !== 'string') return 'must be a text';
  return faultOf(value.slice(0, LONGEST_LOOKED_AT));
}

/** @throws ValidationError when the password is bad for this account in particular */
export function refuseWeak(password: string, email: string): void {
  const message = faultOf(password, email);
  if (message) throw new ValidationError([{ propertyPath: 'password', message, code: 'isNewPassword' }]);
}
