import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
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

  async includes({ email, verified }: Pick<Member, 'email' | 'verified'>): Promise<boolean> {
    if (!verified) return false;
    return this.deals.existsBy({ domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase() });
  }
}
