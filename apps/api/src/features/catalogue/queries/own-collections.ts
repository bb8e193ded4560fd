import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { PageDto, PageQueryDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsDay } from '../../../kernel/http/dto/time.decorator.js';
import { Collections } from '../collections.js';
import { type CollectionStatus, inOrder } from '../domain/collection.state.js';
import { ReferenceDto } from '../dto/reference.dto.js';
import { EmbargoDto } from '../dto/shown-collection.dto.js';
import { isEditor } from '../own-brands.js';
import { CollectionEntity } from '../read-models/collection.entity.js';
import { ContentEntity } from '../read-models/content.entity.js';

const ORDERS = ['newest', 'oldest'] as const;
const STATES = ['draft', 'published', 'withdrawn', 'embargoed'] as const;

/** Which shows are asked for; all where nothing is said. */
export class ShowsQueryDto extends PageQueryDto {
  /**
   * Words of the brand, the season, the city, the venue or the title.
   * @example "vale paris"
   */
  @IfGiven()
  @IsText({ max: 100 })
  search?: string;

  /** `embargoed` is what nobody may see yet, whether it is to show itself or not. */
  @IfGiven()
  @IsIn(STATES)
  state?: (typeof STATES)[number];

  /**
   * The first day, in UTC.
   * @example "2026-02-24"
   */
  @IfGiven()
  @IsDay()
  from?: string;

  /**
   * The last day.
   * @example "2026-03-03"
   */
  @IfGiven()
  @IsDay()
  to?: string;

  /** Which come first; the newest where nothing is said. */
  @IfGiven()
  @IsIn(ORDERS)
  order?: (typeof ORDERS)[number];

  /** Shows a page. */
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  size?: number;
}

/** A brand's own collection in lists, drafts included. */
export class OwnCollectionDto {
  /** @example "castellani-brera-fall-winter-2026" */
  slug: string;
  designer: ReferenceDto;
  season: ReferenceDto;
  type: ReferenceDto;
  city: ReferenceDto;
  /** @example "A cloister" */
  venue: string;
  /** @example "2026-02-24T14:00:00.000Z" */
  show_date: string;
  embargo: EmbargoDto;
  /** @example "draft" */
  status: CollectionStatus;
  /** @example 8 */
  looks_count: number;
  /** The picture of its first look. */
  cover: string | null;
}

export class OwnCollectionsDto extends PageDto {
  results: OwnCollectionDto[];
}

/** Collections of the brands a member keeps, or of one of them, the newest first. */
export class OwnCollections extends Query<OwnCollectionsDto> {
  constructor(
    readonly member: Member,
    readonly page: number,
    readonly asked: Omit<ShowsQueryDto, 'page'> & { designer?: string } = {},
  ) {
    super();
  }
}

/** Without accents and case. */
const WORDS = `public.catalogue_plain(concat_ws(' ', collection.slug, collection.title, collection.designer_name,
  collection.season_name, collection.type_name, collection.city_name, collection.venue))`;

@QueryHandler(OwnCollections)
export class OwnCollectionsHandler implements IQueryHandler<OwnCollections> {
  constructor(
    @InjectRepository(CollectionEntity) private readonly rows: Repository<CollectionEntity>,
    private readonly collections: Collections,
  ) {}

  async execute({ member, page, asked }: OwnCollections): Promise<OwnCollectionsDto> {
    const query = this.rows.createQueryBuilder('collection');
    const { designer, search, state, from, to, order, size = LISTING_PAGE_SIZE } = asked;
    if (designer !== undefined) query.andWhere('collection.designer_slug = :designer', { designer });
    if (from !== undefined) query.andWhere('collection.show_date >= :from', { from });
    if (to !== undefined) query.andWhere('collection.show_date < CAST(:to AS date) + 1', { to });
    if (state === 'embargoed')
      query.andWhere("collection.embargo > now() AND collection.status <> 'published'");
    else if (state) query.andWhere('collection.status = :state', { state });
    for (const [index, word] of (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8).entries())
      query.andWhere(`strpos(${WORDS}, public.catalogue_plain(:word${index})) > 0`, {
        [`word${index}`]: word,
      });
    if (!isEditor(member)) {
      const own = query
        .subQuery()
        .select('brand.slug')
        .from(ContentEntity, 'brand')
        .where("brand.kind = 'designer' AND brand.doc->>'owner' = :owner")
        .getQuery();
      query.andWhere(`collection.designer_slug IN ${own}`, { owner: member.slug });
    }
    const [found, total] = await query
      .orderBy('collection.show_date', order === 'oldest' ? 'ASC' : 'DESC')
      .addOrderBy('collection.slug')
      .offset((page - 1) * size)
      .limit(size)
      .getManyAndCount();
    return pageOf(await Promise.all(found.map((row) => this.toOwn(row))), total, page, size);
  }

  /** Looks that are not published are in the stream only. */
  private async toOwn(row: CollectionEntity): Promise<OwnCollectionDto> {
    const { slug, status } = row;
    const isShown = status === 'published';
    const looks = isShown ? [] : inOrder((await this.collections.state(slug)).looks.values());
    return {
      slug,
      status,
      designer: { slug: row.designer_slug, name: row.designer_name },
      season: { slug: row.season_slug, name: row.season_name },
      type: { slug: row.type_slug, name: row.type_name },
      city: { slug: row.city_slug, name: row.city_name },
      venue: row.venue,
      show_date: row.show_date.toISOString(),
      embargo: { until: row.embargo?.toISOString() ?? null, publishes: row.publishes },
      looks_count: isShown ? row.looks_count : looks.length,
      cover: isShown ? row.cover : (looks[0]?.image_filename ?? null),
    };
  }
}
