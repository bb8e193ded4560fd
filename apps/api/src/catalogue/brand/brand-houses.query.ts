import { Inject, Injectable } from '@nestjs/common';
import { type ContentOf, LISTING_PAGE_SIZE, type OwnCollection, type Page } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import type { Member } from '../../accounts/members/member.js';
import { POOL } from '../../tokens.js';
import { type CollectionStatus, inOrder } from '../domain/collection.state.js';
import { pageOf } from '../filters/picture-search.query.js';
import { COLLECTIONS, CONTENT } from '../read-model/tables.js';
import { Collections } from '../write/collections.js';

interface Row {
  slug: string;
  designer_slug: string;
  designer_name: string;
  season_slug: string;
  season_name: string;
  type_slug: string;
  type_name: string;
  status: CollectionStatus;
  looks_count: number;
  cover: string | null;
}

/** Which houses are whose, and what they have in work. Editors may do everything a house may. */
@Injectable()
export class BrandHousesQuery {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly collections: Collections,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden when it is somebody else's */
  async ownHouse(member: Member, designer: string): Promise<ContentOf<'designer'>> {
    const { rows } = await this.pool.query<{ doc: ContentOf<'designer'> }>(
      `SELECT doc FROM ${CONTENT} WHERE kind = 'designer' AND slug = $1`,
      [designer],
    );
    const house = rows[0]?.doc;
    if (!house) throw new DomainError('designer/unknown', `There is no designer "${designer}".`);
    if (house.owner !== member.slug && !isEditor(member))
      throw new DomainError('designer/forbidden', 'This house belongs to somebody else.');
    return house;
  }

  /** The state of a collection of one of the member's houses. @throws DomainError collection/unknown, designer/forbidden */
  async ownCollection(member: Member, slug: string) {
    const state = await this.collections.state(slug);
    await this.ownHouse(member, state.facts.designer.slug);
    return state;
  }

  /** The newest first. */
  async list(member: Member, page: number, designer?: string): Promise<Page<OwnCollection>> {
    const { rows } = await this.pool.query<Row & { total: number }>(
      `SELECT *, count(*) OVER ()::int AS total FROM ${COLLECTIONS}
       WHERE ($1::text IS NULL OR designer_slug = $1)
         AND ($2 OR designer_slug IN (SELECT slug FROM ${CONTENT} WHERE kind = 'designer' AND doc->>'owner' = $3))
       ORDER BY show_date DESC, slug LIMIT ${LISTING_PAGE_SIZE} OFFSET $4`,
      [designer ?? null, isEditor(member), member.slug, (page - 1) * LISTING_PAGE_SIZE],
    );
    return pageOf(await Promise.all(rows.map((row) => this.toOwn(row))), rows[0]?.total ?? 0, page);
  }

  /** Looks that are not published are in the stream only. */
  private async toOwn(row: Row): Promise<OwnCollection> {
    const { slug, status } = row;
    const isShown = status === 'published';
    const looks = isShown ? [] : inOrder((await this.collections.state(slug)).looks.values());
    return {
      ...{ slug, status },
      designer: { slug: row.designer_slug, name: row.designer_name },
      season: { slug: row.season_slug, name: row.season_name },
      type: { slug: row.type_slug, name: row.type_name },
      looks_count: isShown ? row.looks_count : looks.length,
      cover: isShown ? row.cover : (looks[0]?.image_filename ?? null),
    };
  }
}

const isEditor = ({ roles }: Member) => roles.includes('editor') || roles.includes('operator');
