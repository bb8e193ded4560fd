import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { IsInt, IsObject, Max, Min, ValidateBy } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { isStorable } from '../../../kernel/http/dto/text.decorator.js';
import { type Draft, Drafts, type EntryName, isSaved, outdated } from '../drafts.js';
import { nameOf } from '../entry-input.js';
import { EntryNumbers } from '../entry-numbers.js';
import { TranslationChecks } from '../translation-checks.js';
import { WrittenEntries } from '../written-entries.js';
import { DraftDto, LanguageStateDto } from '../written-entry.dto.js';

/** As much as the longest article in five languages, and more. */
const MOST_SIGNS = 600_000;

function areKept(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, one]) => isStorable(name) && areKept(one));
}

const IsDraft = () =>
  ValidateBy({
    name: 'isDraft',
    validator: {
      validate: (value) => areKept(value) && (JSON.stringify(value)?.length ?? 0) <= MOST_SIGNS,
      defaultMessage: () => `holds signs that cannot be kept, or more than ${MOST_SIGNS} of them`,
    },
  });

export class SaveDraftDto {
  /**
   * Of the draft as it was seen; 0 for one that is begun now. Where others have changed it since, the answer is 409 with theirs
   * and what was sent.
   * @example 0
   */
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  version: number;

  /**
   * As far as it is written.
   * @example { "title": "Counting buttons" }
   */
  @IsObject()
  @IsDraft()
  doc: Record<string, unknown>;
}

/** A draft as it is kept now. */
export class SavedDraftDto {
  draft: DraftDto;
  /** What languages lack now. */
  languages: LanguageStateDto[];
}

/** An editor writes on a draft, or begins one. */
export class SaveDraft extends Command<SavedDraftDto> {
  constructor(
    readonly caller: Caller,
    readonly name: EntryName,
    readonly sent: SaveDraftDto,
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly entries: WrittenEntries,
    private readonly checks: TranslationChecks,
    private readonly numbers: EntryNumbers,
  ) {}

  /** @throws DomainError content-draft/conflict, content-schedule/conflict */
  async execute({ caller: { subject }, name: { kind, slug }, sent }: SaveDraft): Promise<SavedDraftDto> {
    const { version, doc: given } = plain(sent);
    const name = { kind, slug: await nameOf(kind, slug) };
    const doc = version > 0 ? given : await this.numbers.numbered(name, given);
    const entry = { ...name, doc };
    const written = await this.write(entry, version, subject);
    const saved = written ?? (await this.drafts.find(entry));
    if (!written && !isSaved(saved, doc, subject)) throw refusal(saved, version, doc);
    const draft = saved ?? (await this.drafts.get(entry));
    const languages = await this.checks.languagesOf({ ...(await this.entries.get(entry)), draft });
    return { draft: await this.entries.toDraft(draft), languages };
  }

  private async write(entry: EntryName & { doc: Record<string, unknown> }, version: number, by: string) {
    if (version > 0) return this.drafts.save(entry, version, by);
    return this.drafts.start(entry, (await this.entries.history(entry.kind, entry.slug)).length, by);
  }
}

function refusal(draft: Draft | undefined, version: number, doc: Record<string, unknown>): DomainError {
  if (draft?.publish_at && draft.version === version)
    return new DomainError(
      'content-schedule/conflict',
      'This draft is published by itself soon, as it is. Cancel that to change it.',
    );
  return outdated(draft, doc);
}
