import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { ContentEntity, isEditor, ReferenceDto } from '../../catalogue/index.js';

/** Brands whose shows are the reader's to make. */
export class BrandsToShowDto {
  /** By name. */
  results: ReferenceDto[];
}

export class BrandsToShow extends Query<BrandsToShowDto> {
  constructor(readonly member: Member) {
    super();
  }
}

@QueryHandler(BrandsToShow)
export class BrandsToShowHandler implements IQueryHandler<BrandsToShow> {
  constructor(@InjectRepository(ContentEntity) private readonly brands: Repository<ContentEntity>) {}

  async execute({ member }: BrandsToShow): Promise<BrandsToShowDto> {
    const query = this.brands
      .createQueryBuilder('brand')
      .select(['brand.kind', 'brand.slug', 'brand.name'])
      .where("brand.kind = 'designer'")
      .orderBy('brand.name');
    if (!isEditor(member)) query.andWhere("brand.doc->>'owner' = :owner", { owner: member.slug });
    const found = await query.getMany();
    return { results: found.map(({ slug, name }) => ({ slug, name })) };
  }
}
