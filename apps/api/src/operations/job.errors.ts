import { DomainError } from '@toile/platform';
import type { DataSource } from 'typeorm';

export const unknownJob = () =>
  new DomainError('job/unknown', 'There is no such job. What is done is not kept.');

/** Says why nothing was done. @throws DomainError job/unknown, job/conflict */
export async function refuseJob(dataSource: DataSource, id: string, why: string): Promise<never> {
  const found: unknown[] = await dataSource.query('SELECT FROM graphile_worker.jobs WHERE id = $1::bigint', [
    id,
  ]);
  throw found.length > 0 ? new DomainError('job/conflict', why) : unknownJob();
}
