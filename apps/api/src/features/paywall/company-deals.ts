import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DomainError } from '@toile/platform';
import { Column, Entity, PrimaryColumn, Repository } from 'typeorm';
import type { Member } from '../../kernel/auth/member.js';

/** A company whose people read without a plan. */
@Entity('company_deal')
export class CompanyDealEntity {
  /** Of their addresses, in small letters. */
  @PrimaryColumn('text')
  domain: string;

  @Column('text')
  company: string;
}

/** Companies whose people read without a plan, known by the domain of their verified addresses. */
@Injectable()
export class CompanyDeals {
  constructor(@InjectRepository(CompanyDealEntity) private readonly deals: Repository<CompanyDealEntity>) {}

  /** By company. */
  all(): Promise<CompanyDealEntity[]> {
    return this.deals.find({ order: { company: 'ASC', domain: 'ASC' } });
  }

  /** @throws DomainError company-deal/unknown */
  async mustBeThere(domain: string): Promise<void> {
    if (await this.deals.existsBy({ domain })) return;
    throw new DomainError('company-deal/unknown', `There is no deal for addresses at ${domain}.`);
  }

  /** Where there is one, the company is called otherwise from now on. */
  async make(domain: string, company: string): Promise<void> {
    await this.deals.upsert({ domain, company }, ['domain']);
  }

  async end(domain: string): Promise<void> {
    await this.deals.delete({ domain });
  }

  async includes({ email, verified }: Pick<Member, 'email' | 'verified'>): Promise<boolean> {
    if (!verified) return false;
    return this.deals.existsBy({ domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase() });
  }
}
