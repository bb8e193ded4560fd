import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ContentOf } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Repository } from 'typeorm';
import type { Member } from '../../kernel/auth/member.js';
import { Collections } from './collections.js';
import type { KnownCollection } from './domain/collection.state.js';
import { ContentEntity } from './read-models/content.entity.js';

/** Editors may do everything a brand may. */
export const isEditor = ({ roles }: Member) => roles.includes('editor') || roles.includes('operator');

/** Which brands are whose. */
@Injectable()
export class OwnBrands {
  constructor(
    @InjectRepository(ContentEntity) private readonly brands: Repository<ContentEntity<'designer'>>,
    private readonly collections: Collections,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden when it is somebody else's */
  async brand(member: Member, designer: string): Promise<ContentOf<'designer'>> {
    const brand = (await this.brands.findOneBy({ kind: 'designer', slug: designer }))?.doc;
    if (!brand) throw new DomainError('designer/unknown', `There is no designer "${designer}".`);
    if (brand.owner !== member.slug && !isEditor(member))
      throw new DomainError('designer/forbidden', 'This brand belongs to somebody else.');
    return brand;
  }

  /** Whether what only those who work on a brand's shows may see is theirs to see. */
  async mayWorkOn(member: Member, designer: string | null): Promise<boolean> {
    if (isEditor(member)) return true;
    if (designer === null || !member.roles.includes('brand')) return false;
    const brand = await this.brands.findOneBy({ kind: 'designer', slug: designer });
    return brand?.doc.owner === member.slug;
  }

  /** The state of a collection of one of the member's brands. @throws DomainError collection/unknown, designer/forbidden */
  async collection(member: Member, slug: string): Promise<KnownCollection> {
    const state = await this.collections.state(slug);
    await this.brand(member, state.facts.designer.slug);
    return state;
  }
}
