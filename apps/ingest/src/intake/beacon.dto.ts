import { applyDecorators } from '@nestjs/common';
import type { Beacon } from '@toile/contracts';
import { IsIn, IsOptional, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';

/** No control characters: nothing here ends up in a header or breaks a line. */
const PRINTABLE = /^\P{Cc}*$/u;
const SHA1 = /^[0-9a-f]{40}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const IsLine = (max: number) => applyDecorators(IsOptional(), MaxLength(max), Matches(PRINTABLE));

/** A whole number of so many digits; JSON may give it as one, a form cannot. */
function IsWhole(digits: number) {
  const pattern = new RegExp(`^\\d{1,${digits}}$`);
  const isWhole = (value: unknown) =>
    typeof value === 'string'
      ? pattern.test(value)
      : Number.isInteger(value) && Number(value) >= 0 && Number(value) < 10 ** digits;
  return applyDecorators(
    IsOptional(),
    ValidateBy({ name: 'isWhole', validator: { validate: isWhole } }),
    // Instead of what the property's own type would say.
    JSONSchema(() => ({
      anyOf: [
        { type: 'string', pattern: pattern.source },
        { type: 'integer', minimum: 0, exclusiveMaximum: 10 ** digits },
      ],
    })),
  );
}

/** What each field of a beacon may hold: the one definition, from which the schema is made that checks every beacon. */
export class BeaconDto implements Beacon {
  @MinLength(1)
  @MaxLength(2048)
  @Matches(PRINTABLE)
  uri: string;

  @IsLine(64)
  event?: string;

  @IsLine(8192)
  photos?: string;

  @IsWhole(5)
  count?: string | number;

  @IsWhole(6)
  page?: string | number;

  @IsOptional()
  @MaxLength(4096)
  route_params?: string;

  @IsOptional()
  @MaxLength(8192)
  query?: string;

  @IsOptional()
  @Matches(/^[A-Za-z0-9-]{1,64}$/)
  sessid?: string;

  @IsOptional()
  @Matches(SHA1)
  fingerprint?: string;

  @IsOptional()
  @Matches(SHA1)
  fingerprint_v2?: string;

  @IsLine(200)
  utm_source?: string;

  @IsLine(200)
  utm_content?: string;

  @IsLine(200)
  utm_campaign?: string;

  @IsLine(200)
  source?: string;

  @IsOptional()
  @Matches(UUID)
  event_id?: string;

  @IsOptional()
  @Matches(TIME)
  occurred_at?: string;

  @IsOptional()
  @Matches(TIME)
  sent_at?: string;

  @IsOptional()
  @IsIn(['yes', 'no'])
  consent?: 'yes' | 'no';
}
