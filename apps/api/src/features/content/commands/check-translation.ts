import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LOCALES, type Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { type EntryName, outdated } from '../drafts.js';
import { TranslationChecks } from '../translation-checks.js';
import { WrittenEntries } from '../written-entries.js';
import { LanguageStateDto } from '../written-entry.dto.js';

/** Languages that are translations. */
const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

export class CheckTranslationDto {
  /** @example "fr" */
  @IsIn(TRANSLATIONS)
  language: Locale;

  /**
   * Of the draft as it was seen; 0 where there is none.
   * @example 12
   */
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  version: number;

  /** Whether it is right as it is; false takes that back. */
  @IsBoolean()
  checked: boolean;
}

/** What languages lack now, and which were checked. */
export class CheckedTranslationsDto {
  languages: LanguageStateDto[];
}

/** An editor has read a translation beside its English words, and says so. */
export class CheckTranslation extends Command<CheckedTranslationsDto> {
  constructor(
    readonly caller: Caller,
    readonly name: EntryName,
    readonly given: CheckTranslationDto,
  ) {
    super();
  }
}

@CommandHandler(CheckTranslation)
export class CheckTranslationHandler implements ICommandHandler<CheckTranslation> {
  constructor(
    private readonly entries: WrittenEntries,
    private readonly checks: TranslationChecks,
  ) {}

  /** @throws DomainError `{kind}/unknown`, content-draft/conflict, content-translation/conflict */
  async execute({ caller, name, given }: CheckTranslation): Promise<CheckedTranslationsDto> {
    const { language, version, checked } = given;
    const entry = await this.entries.get(name);
    // Of words that nobody saw nothing is said.
    if ((entry.draft?.version ?? 0) !== version) throw outdated(entry.draft);
    const state = (await this.checks.languagesOf(entry)).find((one) => one.language === language);
    if (checked && (!state || state.missing.length > 0))
      throw new DomainError('content-translation/conflict', 'Something is not translated yet.');
    if (checked) await this.checks.check(entry, language, caller.subject);
    else await this.checks.uncheck(name, language);
    return { languages: await this.checks.languagesOf(entry) };
  }
}
