import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { LookEntity } from '../catalogue/index.js';

/** Looks that have a tag, drafts too. */
@Injectable()
export class TaggedLooks {
  constructor(@InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>) {}

  async slugs(tag: string): Promise<string[]> {
    const found = await this.looks
      .createQueryBuilder('look')
      .select('look.slug', 'slug')
      .where('look.tag_slugs @> ARRAY[:tag]::text[]', { tag })
      .orderBy('look.slug')
      .getRawMany<{ slug: string }>();
    return found.map(({ slug }) => slug);
  }

  /** How many have any of these tags. */
  count(tags: readonly string[]): Promise<number> {
    return this.looks
      .createQueryBuilder('look')
      .where('look.tag_slugs && :tags::text[]', { tags: [...tags] })
      .getCount();
  }
}
