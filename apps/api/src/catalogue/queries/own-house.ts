import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { OwnHousePage } from '@toile/contracts';
import type { Member } from '../../accounts/members/member.js';
import { ReferenceDto } from '../dto/reference.dto.js';
import { OwnHouses } from '../own-houses.js';
import { OwnCollections, OwnCollectionsDto } from './own-collections.js';

/** What a house says of itself. */
export class OwnHouseDto extends ReferenceDto {
  /** @example "https://house.example" */
  website: string | null;
  bio: string;
  /** @example 1962 */
  founded: number | null;
}

/** A house with its collections. */
export class OwnHousePageDto extends OwnCollectionsDto implements OwnHousePage {
  designer: OwnHouseDto;
}

export class OwnHouse extends Query<OwnHousePageDto> {
  constructor(
    readonly member: Member,
    readonly designer: string,
    readonly page: number,
  ) {
    super();
  }
}

@QueryHandler(OwnHouse)
export class OwnHouseHandler implements IQueryHandler<OwnHouse> {
  constructor(
    private readonly queries: QueryBus,
    private readonly own: OwnHouses,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden */
  async execute({ member, designer: slug, page }: OwnHouse): Promise<OwnHousePageDto> {
    const { name, website, bio, founded } = await this.own.house(member, slug);
    const collections = await this.queries.execute(new OwnCollections(member, page, slug));
    return { ...collections, designer: { slug, name, website, bio, founded } };
  }
}
