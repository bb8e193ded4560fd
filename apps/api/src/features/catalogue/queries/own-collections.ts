import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { PageDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { Collections } from '../collections.js';
import { type CollectionStatus, inOrder } from '../domain/collection.state.js';
import { ReferenceDto } from '../dto/reference.dto.js';
import { isEditor } from '../own-brands.js';
import { CollectionEntity } from '../read-models/collection.entity.js';
import { ContentEntity } from '../read-models/content.entity.js';

/** A brand's own collection in lists, drafts included. */
export class OwnCollectionDto {
  /** @example "castellani-brera-fall-winter-2026" */
  slug: string;
  designer: ReferenceDto;
  season: ReferenceDto;
  type: ReferenceDto;
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
    readonly designer?: string,
  ) {
    super();
  }
}

@QueryHandler(OwnCollections)
export class OwnCollectionsHandler implements IQueryHandler<OwnCollections> {
  constructor(
    @InjectRepository(CollectionEntity) private readonly rows: Repository<CollectionEntity>,
    private readonly collections: Collections,
  ) {}

  async execute({ member, page, designer }: OwnCollections): Promise<OwnCollectionsDto> {
    const query = this.rows.createQueryBuilder('collection');
    if (designer !== undefined) query.andWhere('collection.designer_slug = :designer', { designer });
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
      .orderBy('collection.show_date', 'DESC')
      .addOrderBy('collection.slug')
      .offset((page - 1) * LISTING_PAGE_SIZE)
      .limit(LISTING_PAGE_SIZE)
      .getManyAndCount();
    return pageOf(await Promise.all(found.map((row) => this.toOwn(row))), total, page);
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
      looks_count: isShown ? row.looks_count : looks.length,
      cover: isShown ? row.cover : (looks[0]?.image_filename ?? null),
    };
  }
}
