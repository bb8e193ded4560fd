import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Member } from '../accounts/members/member.js';
import { CompanyDealEntity } from './company-deal.entity.js';

/** Companies whose people read without a plan, known by the domain of their verified addresses. */
@Injectable()
export class CompanyDeals {
  constructor(@InjectRepository(CompanyDealEntity) private readonly deals: Repository<CompanyDealEntity>) {}

  async includes({ email, verified }: Pick<Member, 'email' | 'verified'>): Promise<boolean> {
    if (!verified) return false;
    return this.deals.existsBy({ domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase() });
  }
}
