import { Inject, Injectable } from '@nestjs/common';
import type { ContentKind } from '@toile/contracts';
import { type EventStore, fold, type RecordedEvent } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { EVENT_STORE } from '../../kernel/event-store/tokens.js';
import { type Content, contentDecider } from './domain/content.decider.js';
import { type ContentEvent, contentStream } from './domain/content.events.js';
import { type LanguageState, languagesOf } from './domain/languages.js';
import { type Draft, Drafts, type EntryName } from './drafts.js';
import { EditorNames } from './editor-names.js';
import type { DraftDto } from './written-entry.dto.js';

/** An entry as those who write it see it. */
export interface WrittenEntry extends EntryName {
  events: RecordedEvent<ContentEvent>[];
  content: Content;
  draft: Draft | undefined;
}

/** Entries with what was published of them, which their streams tell, and what is worked on. */
@Injectable()
export class WrittenEntries {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly drafts: Drafts,
    private readonly names: EditorNames,
  ) {}

  /** @throws DomainError `{kind}/unknown` for what never was and is not begun either */
  async get({ kind, slug }: EntryName): Promise<WrittenEntry> {
    const events = await this.history(kind, slug);
    const draft = await this.drafts.find({ kind, slug });
    if (events.length === 0 && !draft)
      throw new DomainError(`${kind}/unknown`, `There is no ${kind} "${slug}".`);
    return { kind, slug, events, content: fold(contentDecider, events), draft };
  }

  history(kind: ContentKind, slug: string): Promise<RecordedEvent<ContentEvent>[]> {
    return this.store.load<ContentEvent>(contentStream(kind, slug));
  }

  async toDraft(draft: Draft): Promise<DraftDto> {
    const { version, base, doc, publish_at, edited_at, edited_by, preview_until } = draft;
    return {
      version,
      base,
      doc,
      publish_at: publish_at?.toISOString() ?? null,
      edited_by: (await this.names.of([edited_by])).get(edited_by) ?? null,
      edited_at: edited_at.toISOString(),
      preview_until: preview_until && preview_until > new Date() ? preview_until.toISOString() : null,
    };
  }
}

/** What was published, the oldest first. */
export const publishedDocs = (events: readonly ContentEvent[]) =>
  events.flatMap((event) => (event.type === 'ContentPublished' ? [event.data.doc] : []));

/** The draft, else what was published last. */
export const newestDoc = ({ events, draft }: WrittenEntry): Record<string, unknown> =>
  draft?.doc ?? publishedDocs(events).at(-1) ?? {};

export const languagesOfEntry = ({ kind, events, draft }: WrittenEntry): LanguageState[] =>
  languagesOf(kind, [...publishedDocs(events), ...(draft ? [draft.doc] : [])]);
