import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LookSummary } from '@toile/contracts';
import { Repository } from 'typeorm';
import { unknownCollection } from '../domain/collection.errors.js';
import type { CollectionSummaryDto } from '../dto/collection-summary.dto.js';
import { CollectionEntity } from './collection.entity.js';
import { LookEntity } from './picture.entity.js';
import { LOOK_SUMMARY, toLookSummary } from './picture-summaries.js';

/** Published collections and their looks. */
@Injectable()
export class CollectionsReadModel {
  constructor(
    @InjectRepository(CollectionEntity) private readonly collections: Repository<CollectionEntity>,
    @InjectRepository(LookEntity) private readonly allLooks: Repository<LookEntity>,
  ) {}

  /** @throws DomainError collection/unknown */
  async find(slug: string): Promise<CollectionEntity> {
    const collection = await this.collections.findOneBy({ slug, status: 'published' });
    if (!collection) throw unknownCollection(slug);
    return collection;
  }

  /** In the order of the show. */
  async looks(collection: string): Promise<LookSummary[]> {
    const looks = await this.allLooks.find({
      select: LOOK_SUMMARY,
      where: { collection },
      order: { position: 'ASC', slug: 'ASC' },
    });
    return looks.map(toLookSummary);
  }
}

export function toCollectionSummary(row: CollectionEntity): CollectionSummaryDto {
  return {
    slug: row.slug,
    designer: { slug: row.designer_slug, name: row.designer_name },
    season: { slug: row.season_slug, name: row.season_name },
    type: { slug: row.type_slug, name: row.type_name },
    city: { slug: row.city_slug, name: row.city_name },
    cover: row.cover,
    looks_count: row.looks_count,
    show_date: row.show_date.toISOString(),
    live: row.live,
    locked: false,
  };
}
