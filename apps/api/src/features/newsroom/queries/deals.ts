import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { hasWords } from '../../../kernel/http/dto/search-words.dto.js';
import { MemberEntity } from '../../accounts/index.js';
import { CompanyDeals } from '../../paywall/index.js';

/** A company whose people read without a plan. */
export class CompanyDealDto {
  /**
   * Of their addresses.
   * @example "partner.example"
   */
  domain: string;
  /** @example "Partner & Daughters" */
  company: string;
  /** Who reads by it: members with a confirmed address there. */
  members: number;
}

export class CompanyDealsDto {
  /** By company. */
  results: CompanyDealDto[];
}

/** Companies whose people read without a plan. */
export class Deals extends Query<CompanyDealsDto> {
  constructor(
    /** Words of the company or the domain. */
    readonly search = '',
  ) {
    super();
  }
}

const DOMAIN = "lower(split_part(member.doc->>'email', '@', 2))";

@QueryHandler(Deals)
export class DealsHandler implements IQueryHandler<Deals> {
  constructor(
    private readonly deals: CompanyDeals,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
  ) {}

  async execute({ search }: Deals): Promise<CompanyDealsDto> {
    const deals = (await this.deals.all()).filter(({ domain, company }) =>
      hasWords([company, domain], search),
    );
    const counted = await this.members
      .createQueryBuilder('member')
      .select(DOMAIN, 'domain')
      .addSelect('count(*)::int', 'members')
      .where(`${DOMAIN} = ANY(:domains)`, { domains: deals.map(({ domain }) => domain) })
      .andWhere("(member.doc->>'verified')::boolean")
      .groupBy(DOMAIN)
      .getRawMany<{ domain: string; members: number }>();
    const members = new Map(counted.map((one) => [one.domain, one.members]));
    return {
      results: deals.map(({ domain, company }) => ({ domain, company, members: members.get(domain) ?? 0 })),
    };
  }
}
