import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DataQuality } from '@toile/contracts';
import { Repository } from 'typeorm';
import { IntakeMinuteEntity } from './intake-minute.entity.js';

/** What every ingest counted of the minutes that begin in [from, to). */
@Injectable()
export class IntakeCounts {
  constructor(
    @InjectRepository(IntakeMinuteEntity) private readonly minutes: Repository<IntakeMinuteEntity>,
  ) {}

  async between(from: Date, to: Date): Promise<DataQuality['intake']> {
    const rows = await this.minutes
      .createQueryBuilder('intake')
      .select('intake.outcome', 'outcome')
      .addSelect('sum(intake.events)', 'events')
      .where("intake.minute >= date_trunc('minute', :from::timestamptz) AND intake.minute < :to", {
        from,
        to,
      })
      .groupBy('intake.outcome')
      .orderBy('intake.outcome')
      .getRawMany<{ outcome: string; events: string }>();
    const counts = new Map(rows.map((row) => [row.outcome, Number(row.events)]));
    const take = (outcome: string) => {
      const events = counts.get(outcome) ?? 0;
      counts.delete(outcome);
      return events;
    };
    const accepted = { stored: take('stored'), spooled: take('spooled'), duplicate: take('duplicate') };
    const received = rows.reduce((sum, row) => sum + Number(row.events), 0);
    return { received, ...accepted, refused: Object.fromEntries(counts) };
  }
}
