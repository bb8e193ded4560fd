import { PartialType } from '@nestjs/swagger';
import { COUNTRIES, JOBS, type Locale } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { IsFormBoolean } from '../../../kernel/http/dto/form-boolean.decorator.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsLine } from '../../../kernel/http/dto/line.decorator.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { EmptyIsNull } from '../../../kernel/http/dto/text.decorator.js';

/** Rows such as "All jobs" are for filters. */
export const slugsOf = (list: readonly { slug: string }[]) =>
  list.map(({ slug }) => slug).filter((slug) => !slug.startsWith('all-'));

/** What a member says of themselves. */
export class ProfileDto {
  /** @example "Ada" */
  @IsLine({ min: 1, max: 100 })
  first_name: string;

  /** @example "Vale" */
  @IsLine({ min: 1, max: 100 })
  last_name: string;

  /**
   * As `/api/jobs` has it; an empty one is not told.
   * @example "designer"
   */
  @IsOptional()
  @EmptyIsNull()
  @IsOneOf(slugsOf(JOBS))
  job?: string | null;

  /**
   * As `/api/countries` has it; an empty one is not told.
   * @example "france"
   */
  @IsOptional()
  @EmptyIsNull()
  @IsOneOf(slugsOf(COUNTRIES))
  country?: string | null;

  /**
   * An empty one is none.
   * @example "Vale"
   */
  @IsOptional()
  @EmptyIsNull()
  @IsLine({ max: 200 })
  company?: string | null;

  /** The language of our mails. */
  @IsLocale()
  locale: Locale;

  /** Whether the newsletter comes. */
  @IfGiven()
  @IsFormBoolean()
  newsletter?: boolean;
}

/** What changes of a profile; whatever is left out stays as it is. */
export class ChangeProfileDto extends PartialType(ProfileDto, { skipNullProperties: false }) {}
