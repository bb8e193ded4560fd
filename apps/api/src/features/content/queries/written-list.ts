import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { type ContentKind, LISTING_PAGE_SIZE, LOCALES, type Locale, WRITTEN_KINDS } from '@toile/contracts';
import { IsIn } from 'class-validator';
import type pg from 'pg';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { PageDto, PageQueryDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { POOL } from '../../../kernel/tokens.js';
import { CONTENT } from '../../catalogue/index.js';
import { CONTENT_KINDS } from '../docs/content-docs.js';
import { languagesOf } from '../domain/languages.js';
import { EditorNames } from '../editor-names.js';
import { WRITTEN_STATES, type WrittenState } from '../written-entry.dto.js';

/** Which entries are asked for. */
export class WrittenQueryDto extends PageQueryDto {
  /**
   * Words of the title in any language, or of the address.
   * @example "buttons"
   */
  @IfGiven()
  @IsText({ max: 100 })
  search?: string;

  /** Without it, those kinds that the newsroom has forms for. */
  @IfGiven()
  @IsIn(CONTENT_KINDS)
  kind?: ContentKind;

  /** `changed` is live, with a draft that says something else. */
  @IfGiven()
  @IsIn(WRITTEN_STATES)
  state?: WrittenState;
}

/** Something editors write. */
export class WrittenSummaryDto {
  @ApiProperty({ enum: CONTENT_KINDS, example: 'page' })
  kind: ContentKind;
  /** @example "counting-buttons" */
  slug: string;
  /**
   * Of the draft, where there is one; empty while it has none.
   * @example "Counting buttons"
   */
  title: string;
  @ApiProperty({ enum: WRITTEN_STATES })
  state: WrittenState;
  /** Languages that lack words English has. */
  @ApiProperty({ enum: LOCALES, isArray: true })
  missing: Locale[];
  /** When its draft was changed. */
  edited_at: string | null;
  /** By whom; null when they have left. */
  edited_by: string | null;
  /** When its draft is published by itself. */
  publish_at: string | null;
  /** Since when readers see what is live, or will. */
  published_at: string | null;
}

export class WrittenListDto extends PageDto {
  results: WrittenSummaryDto[];
}

/** Entries that editors write, what was worked on last first. */
export class WrittenList extends Query<WrittenListDto> {
  constructor(readonly asked: WrittenQueryDto) {
    super();
  }
}

/** What was published and is not there any more was withdrawn; its stream keeps what it said. */
const FOUND = `
  WITH gone AS (
    SELECT DISTINCT ON (data->>'kind', data->>'slug') data->>'kind' AS kind, data->>'slug' AS slug, data->'doc' AS doc
    FROM event_store.event
    WHERE category = 'content' AND type = 'ContentPublished' AND data->>'kind' = ANY($1)
      AND NOT EXISTS (SELECT FROM ${CONTENT} AS live WHERE live.kind = data->>'kind' AND live.slug = data->>'slug')
    ORDER BY 1, 2, position DESC),
  entry AS (
    SELECT kind, slug, doc, published_at, true AS live FROM ${CONTENT} WHERE kind = ANY($1)
    UNION ALL SELECT kind, slug, doc, NULL, false FROM gone),
  written AS (
    SELECT kind, slug, coalesce(draft.doc, entry.doc) AS doc, edited_at, edited_by, publish_at, published_at,
      CASE WHEN publish_at IS NOT NULL THEN 'scheduled'
        WHEN entry.live AND draft.doc <> entry.doc THEN 'changed'
        WHEN entry.live THEN 'live'
        WHEN draft.doc IS NOT NULL THEN 'draft'
        ELSE 'withdrawn' END AS state
    FROM entry FULL JOIN (SELECT * FROM content_draft WHERE kind = ANY($1)) AS draft USING (kind, slug))
  SELECT written.*, count(*) OVER ()::int AS total FROM written
  WHERE ($2::text IS NULL OR state = $2)
    AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS word WHERE strpos(public.catalogue_plain(concat_ws(' ', slug,
      doc->>'title', doc->>'name', doc->>'question', jsonb_path_query_array(doc, '$.translations.*.title')::text,
      jsonb_path_query_array(doc, '$.translations.*.question')::text)), public.catalogue_plain(word)) = 0)
  ORDER BY coalesce(edited_at, published_at) DESC NULLS LAST, kind, slug
  OFFSET $4 LIMIT ${LISTING_PAGE_SIZE}`;

interface Row {
  kind: ContentKind;
  slug: string;
  doc: Record<string, unknown>;
  state: WrittenState;
  edited_at: Date | null;
  edited_by: string | null;
  publish_at: Date | null;
  published_at: Date | null;
  total: number;
}

@QueryHandler(WrittenList)
export class WrittenListHandler implements IQueryHandler<WrittenList> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly names: EditorNames,
  ) {}

  async execute({ asked: { page, search = '', kind, state } }: WrittenList): Promise<WrittenListDto> {
    const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
    const kinds = kind ? [kind] : WRITTEN_KINDS;
    const parameters = [kinds, state ?? null, words, (page - 1) * LISTING_PAGE_SIZE];
    const { rows } = await this.pool.query<Row>(FOUND, parameters);
    const names = await this.names.of(rows.map(({ edited_by }) => edited_by));
    const results = rows.map((row) => ({
      kind: row.kind,
      slug: row.slug,
      title: titleOf(row.doc),
      state: row.state,
      missing: languagesOf(row.kind, [row.doc]).flatMap(({ language, missing }) =>
        missing.length > 0 ? [language] : [],
      ),
      edited_at: row.edited_at?.toISOString() ?? null,
      edited_by: names.get(row.edited_by ?? '') ?? null,
      publish_at: row.publish_at?.toISOString() ?? null,
      published_at: row.published_at?.toISOString() ?? null,
    }));
    return pageOf(results, rows[0]?.total ?? 0, page);
  }
}

function titleOf({ title, name, question }: Record<string, unknown>): string {
  const found = [title, name, question].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : '';
}
