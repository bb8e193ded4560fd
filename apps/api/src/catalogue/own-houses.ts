import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ContentOf } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Repository } from 'typeorm';
import type { Member } from '../accounts/members/member.js';
import { Collections } from './collections.js';
import type { KnownCollection } from './domain/collection.state.js';
import { ContentEntity } from './read-models/content.entity.js';

/** Editors may do everything a house may. */
export const isEditor = ({ roles }: Member) => roles.includes('editor') || roles.includes('operator');

/** Which houses are whose. */
@Injectable()
export class OwnHouses {
  constructor(
    @InjectRepository(ContentEntity) private readonly houses: Repository<ContentEntity<'designer'>>,
    private readonly collections: Collections,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden when it is somebody else's */
  async house(member: Member, designer: string): Promise<ContentOf<'designer'>> {
    const house = (await this.houses.findOneBy({ kind: 'designer', slug: designer }))?.doc;
    if (!house) throw new DomainError('designer/unknown', `There is no designer "${designer}".`);
    if (house.owner !== member.slug && !isEditor(member))
      throw new DomainError('designer/forbidden', 'This house belongs to somebody else.');
    return house;
  }

  /** The state of a collection of one of the member's houses. @throws DomainError collection/unknown, designer/forbidden */
  async collection(member: Member, slug: string): Promise<KnownCollection> {
    const state = await this.collections.state(slug);
    await this.house(member, state.facts.designer.slug);
    return state;
  }
}
