import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LOCALES, type Locale, SUGGESTION_PAGE_SIZE, type SuggestionKind } from '@toile/contracts';
import {
  conceptOfTag,
  currentVocabulary,
  type SuggestedTags,
  suggestedTags,
  tagLabel,
} from '@toile/vocabulary';
import { Transform } from 'class-transformer';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { cached } from '../../../kernel/cached.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import { SUGGESTIONS } from '../../catalogue/index.js';
import { IndexSynchroniser } from '../search-index/index-synchroniser.js';

/** What somebody has typed so far. */
export class SuggestDto extends PageQueryDto {
  /**
   * Words of the name, accents and case aside; all there are without them.
   * @example "vel"
   */
  @Transform(({ value }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @IsString()
  @MaxLength(100)
  search: string = '';

  /** The language the reader writes in. */
  @IfGiven()
  @IsIn(LOCALES)
  language?: Locale;
}

/** A row of a dropdown; `id` and `text` are what Select2 reads. */
export class SuggestionDto {
  /** @example "velvet" */
  id: string;
  /** @example "Velvet" */
  text: string;
  /** @example "velvet" */
  slug: string;
  /** @example "Velvet" */
  name: string;
  /**
   * Looks that have it.
   * @example 812
   */
  total_count: number;
  /**
   * Of a tag: its names and synonyms in the reader's language.
   * @example ["Velvet", "Velvets", "velour"]
   */
  suggest?: string[];
}

export class SuggestionsDto extends PageDto {
  results: SuggestionDto[];
}

/** Values of a kind by what somebody has typed. */
export class Suggest extends Query<SuggestionsDto> {
  constructor(
    readonly kind: SuggestionKind,
    readonly typed: Pick<SuggestDto, 'search' | 'page' | 'language'>,
  ) {
    super();
  }
}

interface Row {
  slug: string;
  name: string;
  total_count: number;
  total: number;
}

/** Answers that are kept, a kilobyte or two each. */
const REMEMBERED = 2_000;

@QueryHandler(Suggest)
export class SuggestHandler implements IQueryHandler<Suggest> {
  readonly #answers = new LRUCache<string, Promise<SuggestionsDto>>({ max: REMEMBERED });

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly synchroniser: IndexSynchroniser,
  ) {}

  /** The first letters are the same for many: they are answered once for each state of the catalogue and of the vocabulary. */
  async execute({ kind, typed }: Suggest): Promise<SuggestionsDto> {
    const { version } = await this.synchroniser.current();
    const { search, page, language = 'en' } = typed;
    const key = `${version} ${currentVocabulary().version} ${kind} ${language} ${page} ${search}`;
    return cached(this.#answers, key, () => this.#answer(kind, search, page, language));
  }

  /** What has a word that begins so first, then what holds it or is spelt alike; then by count and name. */
  async #answer(
    kind: SuggestionKind,
    search: string,
    page: number,
    language: Locale,
  ): Promise<SuggestionsDto> {
    const rows = await this.rows(kind, search, page, language);
    // Beyond the last page there is no row to tell the total.
    const [first] = rows.length === 0 && page > 1 ? await this.rows(kind, search, 1, language) : rows;
    const results = rows.map(({ slug, name, total_count }) => {
      const text = kind === 'tag' ? tagLabel({ slug, name }, language) : name;
      const row = { id: slug, text, slug, name: text, total_count };
      return kind === 'tag' ? { ...row, suggest: [text, ...otherWords(slug, language)] } : row;
    });
    return { results, total_count: first?.total ?? 0, page, page_size: SUGGESTION_PAGE_SIZE };
  }

  private async rows(kind: SuggestionKind, search: string, page: number, language: Locale): Promise<Row[]> {
    const range = [kind, SUGGESTION_PAGE_SIZE, (page - 1) * SUGGESTION_PAGE_SIZE];
    const { begin, hold } = kind === 'tag' ? suggestedTags(search, language, currentVocabulary()) : NONE;
    const { rows } = await this.pool.query<Row>({
      name: search ? 'suggestions' : 'suggestions-all',
      text: search ? MATCHING : ALL,
      values: search ? [...range, search, search.replace(/[%_\\]/g, '\\$&'), begin, hold] : range,
    });
    return rows;
  }
}

const ALL = `
  SELECT slug, name, total_count, count(*) OVER ()::int AS total FROM ${SUGGESTIONS} WHERE kind = $1
  ORDER BY total_count DESC, name, slug LIMIT $2 OFFSET $3`;

const NONE: SuggestedTags = { begin: [], hold: [] };

function otherWords(slug: string, language: Locale): string[] {
  const { plural, words } = conceptOfTag(slug) ?? {};
  return [plural?.[language] ?? [], words?.[language] ?? []].flat();
}

/** A word is spelt alike when it shares half its trigrams with a word of the name: one slip in a word of six letters. */
const MATCHING = `
  WITH asked AS (SELECT catalogue_plain($4) AS words, catalogue_plain($5) AS pattern)
  SELECT slug, name, total_count, count(*) OVER ()::int AS total
  FROM ${SUGGESTIONS}, asked
  WHERE kind = $1 AND (plain LIKE '%' || pattern || '%' OR slug = ANY($7) OR (length(words) > 2 AND words <% plain))
  ORDER BY (plain LIKE pattern || '%' OR plain LIKE '% ' || pattern || '%' OR slug = ANY($6)) DESC,
    (plain LIKE '%' || pattern || '%' OR slug = ANY($7)) DESC, total_count DESC, name, slug
  LIMIT $2 OFFSET $3`;
