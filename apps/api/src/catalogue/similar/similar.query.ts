import { Inject, Injectable } from '@nestjs/common';
import {
  LISTING_PAGE_SIZE,
  type LookSummary,
  type Page,
  type Reference,
  type Similar,
  type StreetStyleSummary,
} from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { pageOf } from '../filters/picture-search.query.js';
import { type LookRow, type StreetStyleRow, toLookSummary, toStreetStyleSummary } from '../look-row.js';
import { LOOKS, STREET_STYLES, SUGGESTIONS } from '../read-model/tables.js';
import { colourDistance } from './colour-distance.js';

/** The rarest tags choose the candidates; the commonest ones say least and cost most. */
const TAGS_THAT_CHOOSE = 4;
const CANDIDATES = 600;

type Row = LookRow | StreetStyleRow;
interface Ranked<R extends Row> {
  row: R;
  shared: Reference[];
}
interface Wanted {
  /** Leave out the looks of the same show. */
  otherShows: boolean;
}

/** Pictures like another one; how they are ranked stands in the README. */
@Injectable()
export class SimilarQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError look/unknown */
  async looks(slug: string, page: number, wanted: Wanted): Promise<Page<Similar<LookSummary>>> {
    const ranked = await this.rank<LookRow>(LOOKS, 'look', slug, wanted);
    return paged(ranked, page, ({ row, shared }) => ({ ...toLookSummary(row), shared_tags: shared }));
  }

  /** @throws DomainError street-style/unknown */
  async streetStyles(slug: string, page: number): Promise<Page<Similar<StreetStyleSummary>>> {
    const ranked = await this.rank<StreetStyleRow>(STREET_STYLES, 'street-style', slug, {
      otherShows: false,
    });
    return paged(ranked, page, ({ row, shared }) => ({ ...toStreetStyleSummary(row), shared_tags: shared }));
  }

  private async rank<R extends Row>(
    table: string,
    kind: string,
    slug: string,
    wanted: Wanted,
  ): Promise<Ranked<R>[]> {
    const { rows } = await this.pool.query<R>(`SELECT * FROM ${table} WHERE slug = $1`, [slug]);
    const picture = rows[0];
    if (!picture) throw new DomainError(`${kind}/unknown`, `There is no ${kind} "${slug}".`);
    const idf = await this.rarity(picture.tags);
    const rarest = [...idf].sort(([, a], [, b]) => b - a).slice(0, TAGS_THAT_CHOOSE);
    const candidates = await this.pool.query<R>(
      `SELECT * FROM ${table} WHERE tag_slugs && $1 AND slug <> $2 AND type_slug = $3 AND ($4::text IS NULL OR collection <> $4)
       ORDER BY cardinality(ARRAY(SELECT unnest(tag_slugs) INTERSECT SELECT unnest($5::text[]))) DESC, show_date DESC, slug
       LIMIT ${CANDIDATES}`,
      [
        rarest.map(([tag]) => tag),
        ...[slug, picture.type_slug, wanted.otherShows ? picture.collection : null],
        picture.tags.map((tag) => tag.slug),
      ],
    );
    return candidates.rows
      .map((row) => {
        const shared = picture.tags.filter((tag) => row.tags.some((one) => one.slug === tag.slug));
        return {
          ...{ row, shared },
          rarity: Math.round(shared.reduce((sum, tag) => sum + (idf.get(tag.slug) ?? 0), 0)),
          colour: colourDistance(picture.colours, row.colours),
          sameSeason: row.season_slug === picture.season_slug,
        };
      })
      .sort(
        (a, b) =>
          b.rarity - a.rarity ||
          a.colour - b.colour ||
          Number(b.sameSeason) - Number(a.sameSeason) ||
          (a.row.slug < b.row.slug ? -1 : 1),
      );
  }

  /** Inverse document frequency of tags among looks, in nats: ln(1 + looks / looks with the tag). */
  private async rarity(tags: readonly Reference[]): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ slug: string; idf: number }>(
      `SELECT slug, ln(1 + looks.count::float / greatest(total_count, 1)) AS idf
       FROM ${SUGGESTIONS}, (SELECT sum(total_count) AS count FROM ${SUGGESTIONS} WHERE kind = 'type') AS looks
       WHERE kind = 'tag' AND slug = ANY($1)`,
      [tags.map((tag) => tag.slug)],
    );
    return new Map(rows.map((row) => [row.slug, row.idf]));
  }
}

function paged<R extends Row, T>(ranked: Ranked<R>[], page: number, show: (one: Ranked<R>) => T): Page<T> {
  const from = (page - 1) * LISTING_PAGE_SIZE;
  return pageOf(ranked.slice(from, from + LISTING_PAGE_SIZE).map(show), ranked.length, page);
}
