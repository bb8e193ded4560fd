import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { ContentEvent } from '../domain/content.events.js';
import type { EntryName } from '../drafts.js';
import { EditorNames } from '../editor-names.js';
import { publishedDocs, WrittenEntries } from '../written-entries.js';
import { EntryNameDto } from '../written-entry.dto.js';

/** Somebody published something, or withdrew it. */
export class WrittenChangeDto {
  /** @example 3 */
  version: number;
  /** @example "ContentPublished" */
  type: ContentEvent['type'];
  /** Null when they have left. */
  by: string | null;
  /** @example "2026-11-24T10:00:00.000Z" */
  at: string;
}

export class WrittenHistoryDto {
  /** The last change comes first; 200 at most. */
  changes: WrittenChangeDto[];
}

/** Who has published what of an entry. */
export class WrittenHistory extends Query<WrittenHistoryDto> {
  constructor(readonly name: EntryName) {
    super();
  }
}

const MOST = 200;

@QueryHandler(WrittenHistory)
export class WrittenHistoryHandler implements IQueryHandler<WrittenHistory> {
  constructor(
    private readonly entries: WrittenEntries,
    private readonly names: EditorNames,
  ) {}

  /** @throws DomainError `{kind}/unknown` */
  async execute({ name }: WrittenHistory): Promise<WrittenHistoryDto> {
    const events = (await this.entries.get(name)).events.slice(-MOST).reverse();
    const names = await this.names.of(events.map(({ metadata }) => metadata.actor));
    return {
      changes: events.map(({ version, type, metadata }) => ({
        version,
        type,
        by: names.get(metadata.actor ?? '') ?? null,
        at: metadata.occurredAt.toISOString(),
      })),
    };
  }
}

/** Which version of an entry is asked for. */
export class WrittenVersionQueryDto extends EntryNameDto {
  /** As the history counts. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;
}

/** What was published once, and what before it. */
export class WrittenVersionDto {
  /** @example 3 */
  version: number;
  doc: Record<string, unknown>;
  /** Null for the first. */
  before: Record<string, unknown> | null;
}

export class WrittenVersion extends Query<WrittenVersionDto> {
  constructor(
    readonly name: EntryName,
    readonly version: number,
  ) {
    super();
  }
}

@QueryHandler(WrittenVersion)
export class WrittenVersionHandler implements IQueryHandler<WrittenVersion> {
  constructor(private readonly entries: WrittenEntries) {}

  /** @throws DomainError `{kind}/unknown`, content-version/unknown */
  async execute({ name, version }: WrittenVersion): Promise<WrittenVersionDto> {
    const { events } = await this.entries.get(name);
    const event = events[version - 1];
    if (event?.type !== 'ContentPublished')
      throw new DomainError('content-version/unknown', 'Nothing was published as this version.');
    const before = publishedDocs(events.slice(0, version - 1)).at(-1) ?? null;
    return { version, doc: event.data.doc, before };
  }
}
