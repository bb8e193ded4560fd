import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { unknownCollection } from '../domain/collection.errors.js';
import { CollectionEntity } from './collection.entity.js';

/** The catalogue's answer to features that refer to collections. */
@Injectable()
export class CollectionLookup {
  constructor(
    @InjectRepository(CollectionEntity) private readonly collections: Repository<CollectionEntity>,
  ) {}

  /** @throws DomainError collection/unknown unless a collection of that slug is published */
  async mustExist(slug: string): Promise<void> {
    if (!(await this.collections.existsBy({ slug, status: 'published' }))) throw unknownCollection(slug);
  }
}
