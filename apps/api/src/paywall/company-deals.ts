import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Member } from '../accounts/members/member.js';
import { POOL } from '../tokens.js';

/** Companies whose people read without a plan, known by the domain of their verified addresses. */
@Injectable()
export class CompanyDeals {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async includes({ email, verified }: Pick<Member, 'email' | 'verified'>): Promise<boolean> {
    if (!verified) return false;
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    const { rowCount } = await this.pool.query('SELECT FROM company_deal WHERE domain = $1', [domain]);
    return rowCount !== 0;
  }
}
