import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MadeCoupon } from '../domain/coupon.state.js';
import { coupons } from './coupons.projection.js';

/** A row of the read model `coupons`, which its projection alone writes: one a code. */
@Entity({ schema: readSchema(coupons), name: 'document' })
export class CouponEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: MadeCoupon;
}
