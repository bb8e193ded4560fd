import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ContentOf, LISTING_PAGE_SIZE, type Page, type Reference } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { cached } from '../../../kernel/cached.js';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import { CONTENT, LOOKS, SUGGESTIONS, SuggestionEntity } from '../../catalogue/index.js';
import type { ModelSummaryDto } from '../dto/model.dto.js';
import { likePattern } from './designers.js';

/** Which models are asked for. */
export interface ModelSearch {
  page: number;
  search?: string | undefined;
  gender?: string | undefined;
  letter?: string | undefined;
}

type ModelFacts = ModelSummaryDto & { height_cm: number | null; debut: Reference | null };

interface ModelRow {
  slug: string;
  name: string;
  doc: {
    gender: string;
    nationality: string;
    new_face: boolean;
    height_cm: number | null;
    debut: string | null;
  };
  agency_slug: string | null;
  agency_name: string | null;
  looks: number;
  image: string | null;
}

/** By hand: each with their newest picture, found by the index of arrays. */
const modelsIn = (models: string) => `
  SELECT model.slug, model.name, model.doc, agency.slug AS agency_slug, agency.name AS agency_name,
    coalesce(counted.total_count, 0) AS looks,
    (SELECT image_filename FROM ${LOOKS} WHERE model_slugs @> ARRAY[model.slug] ORDER BY show_date DESC, slug LIMIT 1) AS image
  FROM ${models} model
  LEFT JOIN ${CONTENT} agency ON agency.kind = 'agency' AND agency.slug = model.doc->>'agency'
  LEFT JOIN ${SUGGESTIONS} counted ON counted.kind = 'individual' AND counted.slug = model.slug`;
const MODELS = `${modelsIn(CONTENT)} WHERE model.kind = 'model'`;
const DRAFTED = modelsIn("(SELECT $1::text AS slug, $2::jsonb->>'name' AS name, $2::jsonb AS doc)");

const NEW_FACE = "AND (model.doc->>'new_face')::boolean";
const NEW_FACES = 20;

@Injectable()
export class ModelsReadModel {
  /** A crowd that asks the same within a second is answered once. */
  readonly #pages = new LRUCache<string, Promise<Page<ModelSummaryDto>>>({ max: 500, ttl: 1_000 });
  readonly #faces = new LRUCache<string, Promise<ModelSummaryDto[]>>({ max: 1, ttl: 1_000 });

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @InjectRepository(SuggestionEntity) private readonly suggestions: Repository<SuggestionEntity>,
  ) {}

  /** Those seen most first. */
  list(search: ModelSearch, { newFacesOnly = false } = {}): Promise<Page<ModelSummaryDto>> {
    const { page, search: words, gender, letter } = search;
    const key = JSON.stringify([page, words, gender, letter, newFacesOnly]);
    return cached(this.#pages, key, () => this.#list(search, newFacesOnly));
  }

  async #list(search: ModelSearch, newFacesOnly: boolean): Promise<Page<ModelSummaryDto>> {
    const filter = `($1::text IS NULL OR catalogue_plain(model.name) LIKE '%' || catalogue_plain($1) || '%')
      AND ($2::text IS NULL OR catalogue_plain(model.name) LIKE catalogue_plain($2) || '%')
      AND ($3::text IS NULL OR model.doc->>'gender' = $3)
      ${newFacesOnly ? NEW_FACE : ''}`;
    const values = [likePattern(search.search), likePattern(search.letter), search.gender ?? null];
    const { rows } = await this.pool.query<ModelRow>(
      `${MODELS} AND ${filter} ORDER BY looks DESC, model.name, model.slug
       LIMIT ${LISTING_PAGE_SIZE} OFFSET ${(search.page - 1) * LISTING_PAGE_SIZE}`,
      values,
    );
    const count = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${CONTENT} model WHERE kind = 'model' AND ${filter}`,
      values,
    );
    return pageOf(rows.map(toModelSummary), count.rows[0]?.total ?? 0, search.page);
  }

  /** Models whose first season is the latest one. */
  newFaces(): Promise<ModelSummaryDto[]> {
    return cached(this.#faces, '', () => this.#newFaces());
  }

  async #newFaces(): Promise<ModelSummaryDto[]> {
    const { rows } = await this.pool.query<ModelRow>(
      `${MODELS} ${NEW_FACE} ORDER BY looks DESC, model.slug LIMIT ${NEW_FACES}`,
    );
    return rows.map(toModelSummary);
  }

  async ofAgency(agency: string, { newFacesOnly = false } = {}): Promise<ModelSummaryDto[]> {
    const { rows } = await this.pool.query<ModelRow>(
      `${MODELS} AND model.doc->>'agency' = $1 ${newFacesOnly ? NEW_FACE : ''} ORDER BY model.name, model.slug`,
      [agency],
    );
    return rows.map(toModelSummary);
  }

  /** @throws DomainError model/unknown */
  async find(slug: string): Promise<ModelFacts> {
    const { rows } = await this.pool.query<ModelRow>(`${MODELS} AND model.slug = $1`, [slug]);
    const model = rows[0];
    if (!model) throw new DomainError('model/unknown', `There is no model "${slug}".`);
    return this.#facts(model);
  }

  /** As it will be once a document of an editor is published. */
  async drafted(slug: string, doc: ContentOf<'model'>): Promise<ModelFacts> {
    const { rows } = await this.pool.query<ModelRow>(DRAFTED, [slug, JSON.stringify(doc)]);
    return this.#facts(rows[0] as ModelRow);
  }

  async #facts(model: ModelRow): Promise<ModelFacts> {
    const { height_cm, debut } = model.doc;
    const season = debut && (await this.suggestions.findOneBy({ kind: 'season', slug: debut }));
    return {
      ...toModelSummary(model),
      height_cm,
      debut: season ? { slug: season.slug, name: season.name } : null,
    };
  }
}

function toModelSummary({
  slug,
  name,
  doc,
  agency_slug,
  agency_name,
  looks,
  image,
}: ModelRow): ModelSummaryDto {
  return {
    slug,
    name,
    gender: doc.gender,
    nationality: doc.nationality,
    new_face: doc.new_face,
    agency: agency_slug && agency_name ? { slug: agency_slug, name: agency_name } : null,
    looks_count: looks,
    image_filename: image,
    locked: false,
  };
}
