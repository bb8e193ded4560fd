import { OmitType } from '@nestjs/swagger';
import {
  DECK_FORMATS,
  type DeckFormat,
  LOCALES,
  type Locale,
  MAILED_KINDS,
  type MailedDocument,
  type MailedKind,
  SCHEDULE_LIMITS,
} from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { AreWeekdays } from '../../../kernel/http/dto/weekday.decorator.js';
import { PAGE_SLUGS, type PageSlug } from '../../exports/index.js';
import { filtersOf, LivingFiltersDto } from '../../figures/index.js';

/** Filters of a page that goes on being asked. */
export class MailedFiltersDto extends OmitType(LivingFiltersDto, ['limit']) {}

/** What is to be sent; which of the others is needed says `kind`. */
export class NewDocumentDto {
  @IsOneOf(MAILED_KINDS)
  kind: MailedKind;

  /** Of kind `page`. */
  @IsOptional()
  @IsOneOf(PAGE_SLUGS)
  page?: PageSlug;

  /** Of kind `page`. */
  @IsOptional()
  @IsNested(() => MailedFiltersDto)
  filters?: MailedFiltersDto;

  /** Of kind `deck`: one that you may see. */
  @IsOptional()
  @IsText({ min: 1, max: 100 })
  deck?: string;
}

/** Another name, other days, another format or other colleagues; what is left unsaid stays. */
export class ChangeScheduleDto {
  /** @example "Milan, weekly" */
  @IsOptional()
  @IsText({ min: 1, max: SCHEDULE_LIMITS.name })
  name?: string;

  /** Pages leave as PDF alone. */
  @IsOptional()
  @IsOneOf(DECK_FORMATS)
  format?: DeckFormat;

  /**
   * Monday is 1; at seven in Paris.
   * @example [1]
   */
  @IsOptional()
  @AreWeekdays()
  weekdays?: number[];

  /**
   * Ids of members on your subscription, your own perhaps among them.
   * @example ["m-3f1c0a9be2d45f60"]
   */
  @IsOptional()
  @AreSlugs({ max: SCHEDULE_LIMITS.colleagues })
  to?: string[];

  @IsOptional()
  @IsBoolean()
  paused?: boolean;
}

/** A document that is to be sent by mail. */
export class ScheduleDocumentDto extends OmitType(ChangeScheduleDto, ['name', 'weekdays', 'paused']) {
  /** @example "Milan, weekly" */
  @IsText({ min: 1, max: SCHEDULE_LIMITS.name })
  name: string;

  @IsNested(() => NewDocumentDto)
  document: NewDocumentDto;

  /**
   * Monday is 1; at seven in Paris.
   * @example [1]
   */
  @AreWeekdays()
  weekdays: number[];
}

/** An address outside of your subscription, which is asked first. */
export class AskAddressDto {
  /** @example "buyer@example.com" */
  @IsEmailAddress()
  address: string;

  /** The language of what it is sent. */
  @IsOneOf(LOCALES)
  locale: Locale;
}

/** @throws ValidationError where something is missing */
export function documentOf({ kind, page, filters, deck }: NewDocumentDto): MailedDocument {
  if (kind === 'deck') {
    if (!deck) throw lacking('deck');
    return { kind, deck };
  }
  if (!page) throw lacking('page');
  return { kind, page, filters: filtersOf(filters ?? {}) };
}

/** @throws ValidationError: a page has no slides */
export function mustFit(document: MailedDocument, format: DeckFormat): void {
  if (document.kind === 'deck' || format === 'pdf') return;
  throw invalid('format', 'Pages are sent as PDF.');
}

const lacking = (path: string) => invalid(`document.${path}`, `A document of this kind needs ${path}.`);
export const invalid = (propertyPath: string, message: string) =>
  new ValidationError([{ propertyPath, message, code: 'invalid_value' }]);
