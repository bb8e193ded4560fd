import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company whose people read without a plan. */
@Entity('company_deal')
export class CompanyDealEntity {
  /** Of their addresses, in small letters. */
  @PrimaryColumn('text')
  domain: string;

  @Column('text')
  company: string;
}
