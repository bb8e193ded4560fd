import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, ValidateBy } from 'class-validator';

const LONGEST = 2_000;
/** A path on this origin and nothing that leads elsewhere. */
const PATH = /^\/(?!\/)[^\s\\]*$/;

export function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return /^https?:$/.test(new URL(value).protocol);
}

/** An address on the web: `https://…` or `http://…`, so that a page can link to it. */
export const IsWebAddress = () =>
  applyDecorators(
    ValidateBy({
      name: 'isUrl',
      validator: { validate: isWebAddress, defaultMessage: () => 'must be an address on the web' },
    }),
    MaxLength(LONGEST),
    ApiProperty({ type: String, format: 'uri', maxLength: LONGEST }),
  );

/** An address on the web, or a path on this site. */
export const IsLink = () =>
  applyDecorators(
    ValidateBy({
      name: 'isUrl',
      validator: {
        validate: (value) => isWebAddress(value) || (typeof value === 'string' && PATH.test(value)),
        defaultMessage: () => 'must be an address on the web or a path of this site',
      },
    }),
    MaxLength(LONGEST),
    ApiProperty({ type: String, maxLength: LONGEST }),
  );
