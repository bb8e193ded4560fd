import { isDeepStrictEqual } from 'node:util';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { ContentKind } from '@toile/contracts';
import { CONTENT_KINDS } from '../docs/content-docs.js';
import type { EntryName } from '../drafts.js';
import { TranslationChecks } from '../translation-checks.js';
import { publishedDocs, WrittenEntries, type WrittenEntry } from '../written-entries.js';
import { DraftDto, LanguageStateDto, WRITTEN_STATES, type WrittenState } from '../written-entry.dto.js';

/** Something editors write, with all they see of it. */
export class WrittenDetailsDto {
  @ApiProperty({ enum: CONTENT_KINDS, example: 'page' })
  kind: ContentKind;
  /** @example "counting-buttons" */
  slug: string;
  @ApiProperty({ enum: WRITTEN_STATES })
  state: WrittenState;
  /**
   * How often it was published and withdrawn: what a draft that is published names.
   * @example 3
   */
  live_version: number;
  /** What readers see; null where they see nothing. */
  live: Record<string, unknown> | null;
  /** What was published last, also when it was withdrawn since. */
  last: Record<string, unknown> | null;
  draft: DraftDto | null;
  /** What each language but English lacks; empty where nothing is said in languages. */
  languages: LanguageStateDto[];
}

export class WrittenDetails extends Query<WrittenDetailsDto> {
  constructor(readonly name: EntryName) {
    super();
  }
}

@QueryHandler(WrittenDetails)
export class WrittenDetailsHandler implements IQueryHandler<WrittenDetails> {
  constructor(
    private readonly entries: WrittenEntries,
    private readonly checks: TranslationChecks,
  ) {}

  /** @throws DomainError `{kind}/unknown` */
  async execute({ name }: WrittenDetails): Promise<WrittenDetailsDto> {
    const entry = await this.entries.get(name);
    const { kind, slug, events, content, draft } = entry;
    return {
      kind,
      slug,
      state: stateOf(entry),
      live_version: events.length,
      live: content.status === 'published' ? content.doc : null,
      last: publishedDocs(events).at(-1) ?? null,
      draft: draft ? await this.entries.toDraft(draft) : null,
      languages: await this.checks.languagesOf(entry),
    };
  }
}

/** As `WrittenList` tells it of many. */
function stateOf({ content, draft }: WrittenEntry): WrittenState {
  if (draft?.publish_at) return 'scheduled';
  if (content.status === 'published')
    return draft && !isDeepStrictEqual(draft.doc, content.doc) ? 'changed' : 'live';
  return draft ? 'draft' : 'withdrawn';
}
