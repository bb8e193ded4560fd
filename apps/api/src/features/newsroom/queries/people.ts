import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { MemberEntity } from '../../accounts/index.js';

/** Whom to look for. */
export class PeopleQueryDto {
  /**
   * Parts of an address, a name or a company: each word in one of them.
   * @example "ines partner.example"
   */
  @IsText({ min: 3, max: 100 })
  search: string;
}

/** A member in a list. */
export class FoundPersonDto {
  /** @example "m-0f1e2d3c4b5a6978" */
  slug: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
}

export class PeopleDto {
  /** 20 at most, by their names: more words narrow it. */
  results: FoundPersonDto[];
  /**
   * All that were found.
   * @example 31
   */
  total_count: number;
}

/** Members by mail, name or company. */
export class People extends Query<PeopleDto> {
  constructor(readonly search: string) {
    super();
  }
}

const MOST = 20;
const MOST_WORDS = 6;
const NAME = `public.catalogue_plain(concat_ws(' ', member.doc->>'last_name', member.doc->>'first_name'))`;
/** Without accents and case. */
const WORDS = `public.catalogue_plain(concat_ws(' ', member.doc->>'email', member.doc->>'first_name',
  member.doc->>'last_name', member.doc->>'company'))`;

@QueryHandler(People)
export class PeopleHandler implements IQueryHandler<People> {
  constructor(@InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>) {}

  async execute({ search }: People): Promise<PeopleDto> {
    const query = this.members
      .createQueryBuilder('member')
      .addSelect(NAME, 'called')
      .orderBy('called')
      .addOrderBy('member.slug')
      .limit(MOST);
    for (const [index, word] of search.trim().split(/\s+/).slice(0, MOST_WORDS).entries())
      query.andWhere(`strpos(${WORDS}, public.catalogue_plain(:word${index})) > 0`, {
        [`word${index}`]: word,
      });
    const [found, total_count] = await query.getManyAndCount();
    return {
      total_count,
      results: found.map(({ doc: { slug, first_name, last_name, email, company } }) => ({
        slug,
        first_name: first_name ?? '',
        last_name: last_name ?? '',
        email,
        company,
      })),
    };
  }
}
