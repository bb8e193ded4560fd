import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ContentKind, type ContentOf, LISTING_PAGE_SIZE } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { ContentEntity } from './content.entity.js';

export type ContentRow<K extends ContentKind> = Pick<ContentEntity<K>, 'slug' | 'doc'>;

/** What editors keep and readers may see: what is to appear later is not there yet. */
@Injectable()
export class ContentQuery {
  constructor(@InjectRepository(ContentEntity) private readonly content: Repository<ContentEntity>) {}

  /** A published entry. @throws DomainError `{kind}/unknown`, also for what is to appear later */
  async find<K extends ContentKind>(kind: K, slug: string): Promise<ContentRow<K>> {
    const found = await this.appeared(kind).andWhere('content.slug = :slug', { slug }).getOne();
    if (!found) throw new DomainError(`${kind}/unknown`, `There is no ${kind} "${slug}".`);
    return found;
  }

  /** Everything of a kind that has appeared, the newest first; things without a date by name. */
  all<K extends ContentKind>(kind: K): Promise<ContentRow<K>[]> {
    return this.appeared(kind).getMany();
  }

  /** One page of a kind; `having` narrows it to documents that contain these fields. */
  async page<K extends ContentKind>(
    kind: K,
    page: number,
    having: Partial<Record<keyof ContentOf<K>, unknown>> = {},
  ): Promise<{ rows: ContentRow<K>[]; total: number }> {
    const [rows, total] = await this.appeared(kind)
      .andWhere('content.doc @> :having', { having: JSON.stringify(having) })
      .offset((page - 1) * LISTING_PAGE_SIZE)
      .limit(LISTING_PAGE_SIZE)
      .getManyAndCount();
    return { rows, total };
  }

  private appeared<K extends ContentKind>(kind: K): SelectQueryBuilder<ContentEntity<K>> {
    const query = this.content
      .createQueryBuilder('content')
      .where('content.kind = :kind', { kind })
      .andWhere('(content.published_at IS NULL OR content.published_at <= now())')
      .orderBy('content.published_at', 'DESC', 'NULLS LAST')
      .addOrderBy('content.name')
      .addOrderBy('content.slug');
    return query as unknown as SelectQueryBuilder<ContentEntity<K>>;
  }
}
