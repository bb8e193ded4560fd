import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  LISTING_PAGE_SIZE,
  type LookSummary,
  type Page,
  type Reference,
  type Similar,
  type StreetStyleSummary,
} from '@toile/contracts';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import {
  LOOKS,
  LookEntity,
  STREET_STYLES,
  StreetStyleEntity,
  SUGGESTIONS,
  toStreetStyleSummary,
  unknownLook,
  unknownStreetStyle,
} from '../../catalogue/index.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
import { LookIndexSynchroniser } from '../look-index/look-index-synchroniser.js';
import { colourDistance } from './colour-distance.js';

/** The rarest tags choose the candidates; the commonest ones say least and cost most. */
const TAGS_THAT_CHOOSE = 4;
const CANDIDATES = 600;

type Row = LookEntity | StreetStyleEntity;
/** All that the ranking looks at. */
const RANKED_BY = ['slug', 'tag_slugs', 'colours', 'season_slug'] as const;
interface Wanted {
  /** Leave out the looks of the same show. */
  otherShows: boolean;
}

/** Pictures like another one; how they are ranked stands in the README. */
@Injectable()
export class SimilarPictures {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @InjectRepository(LookEntity) private readonly allLooks: Repository<LookEntity>,
    @InjectRepository(StreetStyleEntity) private readonly allStreetStyles: Repository<StreetStyleEntity>,
    private readonly looksByValue: LookIndexSynchroniser,
    private readonly pictures: PictureSearchQuery,
  ) {}

  /** @throws DomainError look/unknown */
  async looks(slug: string, page: number, wanted: Wanted): Promise<Page<Similar<LookSummary>>> {
    const [picture, { index }] = await Promise.all([this.look(slug), this.looksByValue.current()]);
    const idf = await this.rarity(picture.tags);
    const near = index.nearest(slug, idf, {
      type: picture.type_slug,
      choosing: rarest(idf),
      otherShows: wanted.otherShows,
      limit: CANDIDATES,
    });
    const { rows } = await this.pool.query<Pick<LookEntity, (typeof RANKED_BY)[number]>>({
      name: 'similar-looks',
      text: `SELECT ${RANKED_BY.join(', ')} FROM ${LOOKS} WHERE slug = ANY($1)`,
      values: [near],
    });
    const ranked = rank(picture, rows, idf);
    const from = (page - 1) * LISTING_PAGE_SIZE;
    const shown = ranked.slice(from, from + LISTING_PAGE_SIZE);
    const summaries = await this.pictures.summaries(shown.map(({ row }) => row.slug));
    const shared = new Map(shown.map((one) => [one.row.slug, one.shared]));
    const results = summaries.map((look) => ({ ...look, shared_tags: shared.get(look.slug) ?? [] }));
    return pageOf(results, ranked.length, page);
  }

  /** @throws DomainError street-style/unknown */
  async streetStyles(slug: string, page: number): Promise<Page<Similar<StreetStyleSummary>>> {
    const picture = await this.streetStyle(slug);
    const idf = await this.rarity(picture.tags);
    const candidates = await this.pool.query<StreetStyleEntity>(
      `SELECT * FROM ${STREET_STYLES} WHERE tag_slugs && $1 AND slug <> $2 AND type_slug = $3
       ORDER BY cardinality(ARRAY(SELECT unnest(tag_slugs) INTERSECT SELECT unnest($4::text[]))) DESC, show_date DESC, slug
       LIMIT ${CANDIDATES}`,
      [rarest(idf), slug, picture.type_slug, picture.tags.map((tag) => tag.slug)],
    );
    const ranked = rank(picture, candidates.rows, idf);
    const from = (page - 1) * LISTING_PAGE_SIZE;
    const results = ranked
      .slice(from, from + LISTING_PAGE_SIZE)
      .map(({ row, shared }) => ({ ...toStreetStyleSummary(row), shared_tags: shared }));
    return pageOf(results, ranked.length, page);
  }

  private async look(slug: string): Promise<LookEntity> {
    const look = await this.allLooks.findOneBy({ slug });
    if (!look) throw unknownLook(slug);
    return look;
  }

  private async streetStyle(slug: string): Promise<StreetStyleEntity> {
    const street = await this.allStreetStyles.findOneBy({ slug });
    if (!street) throw unknownStreetStyle(slug);
    return street;
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

const rarest = (idf: ReadonlyMap<string, number>): string[] =>
  [...idf]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TAGS_THAT_CHOOSE)
    .map(([tag]) => tag);

/** By the sum of rarity of shared tags, then colour, then season; see the README. */
function rank<R extends Pick<Row, (typeof RANKED_BY)[number]>>(
  picture: Row,
  candidates: readonly R[],
  idf: ReadonlyMap<string, number>,
): { row: R; shared: Reference[] }[] {
  return candidates
    .map((row) => {
      const shared = picture.tags.filter((tag) => row.tag_slugs.includes(tag.slug));
      return {
        row,
        shared,
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
