import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { ReferenceDto } from '../dto/reference.dto.js';
import { OwnBrands } from '../own-brands.js';
import { OwnCollections, OwnCollectionsDto } from './own-collections.js';

/** What a brand says of itself. */
export class OwnBrandDto extends ReferenceDto {
  /** @example "https://brand.example" */
  website: string | null;
  bio: string;
  /** @example 1962 */
  founded: number | null;
}

/** A brand with its collections. */
export class OwnBrandPageDto extends OwnCollectionsDto {
  designer: OwnBrandDto;
}

export class OwnBrand extends Query<OwnBrandPageDto> {
  constructor(
    readonly member: Member,
    readonly designer: string,
    readonly page: number,
  ) {
    super();
  }
}

@QueryHandler(OwnBrand)
export class OwnBrandHandler implements IQueryHandler<OwnBrand> {
  constructor(
    private readonly queries: QueryBus,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden */
  async execute({ member, designer: slug, page }: OwnBrand): Promise<OwnBrandPageDto> {
    const { name, website, bio, founded } = await this.own.brand(member, slug);
    const collections = await this.queries.execute(new OwnCollections(member, page, { designer: slug }));
    return { ...collections, designer: { slug, name, website, bio, founded } };
  }
}
