import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CollectionFault } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { PageDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import type { CollectionStatus } from '../domain/collection.state.js';
import { faultsOf } from '../domain/faults-of-collection.js';
import { CollectionFactsDto, LookFactsDto } from '../dto/collection-facts.dto.js';
import { EmbargoDto, shown } from '../dto/shown-collection.dto.js';
import { OwnBrands } from '../own-brands.js';

/** What keeps a collection from being ready for readers. */
export class CollectionFaultDto implements CollectionFault {
  /** Null where it is about all of it. */
  look: string | null;
  /** @example "no-tags" */
  code: CollectionFault['code'];
  /** @example "Look 1 has no tags." */
  message: string;
}

/** How a collection stands. */
export class OwnFactsDto {
  /** @example "castellani-brera-resort-2027" */
  slug: string;
  /** @example "draft" */
  status: CollectionStatus;
  facts: CollectionFactsDto;
  embargo: EmbargoDto;
  /**
   * What a change names as seen.
   * @example 12
   */
  version: number;
}

/** All looks of a collection in order, and how it stands. */
export class OwnLooksDto extends PageDto {
  results: LookFactsDto[];
  collection: OwnFactsDto;
  errors: CollectionFaultDto[];
}

export class OwnLooks extends Query<OwnLooksDto> {
  constructor(
    readonly member: Member,
    readonly collection: string,
  ) {
    super();
  }
}

@QueryHandler(OwnLooks)
export class OwnLooksHandler implements IQueryHandler<OwnLooks> {
  constructor(private readonly own: OwnBrands) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, collection }: OwnLooks): Promise<OwnLooksDto> {
    const state = await this.own.collection(member, collection);
    const { looks, ...standing } = shown(collection, state);
    const page = pageOf(looks, looks.length, 1, looks.length);
    return { ...page, collection: standing, errors: faultsOf(state) };
  }
}

/** What keeps a collection from being ready. */
export class ReadinessDto {
  valid: boolean;
  errors: CollectionFaultDto[];
}

export class Readiness extends Query<ReadinessDto> {
  constructor(
    readonly member: Member,
    readonly collection: string,
  ) {
    super();
  }
}

@QueryHandler(Readiness)
export class ReadinessHandler implements IQueryHandler<Readiness> {
  constructor(private readonly own: OwnBrands) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, collection }: Readiness): Promise<ReadinessDto> {
    const errors = faultsOf(await this.own.collection(member, collection));
    return { valid: errors.length === 0, errors };
  }
}
