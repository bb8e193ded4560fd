import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { DataSource } from 'typeorm';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { AuditLog } from '../../accounts/index.js';

export const unknownJob = () =>
  new DomainError('job/unknown', 'There is no such job. What is done is not kept.');

/** Says why nothing was done. @throws DomainError job/unknown, job/conflict */
export async function refuseJob(dataSource: DataSource, id: string, why: string): Promise<never> {
  const found: unknown[] = await dataSource.query('SELECT FROM graphile_worker.jobs WHERE id = $1::bigint', [
    id,
  ]);
  throw found.length > 0 ? new DomainError('job/conflict', why) : unknownJob();
}

/** A job is tried again at once, with all its attempts. */
export class RetryJob extends Command<void> {
  constructor(
    /** None from a shell. */
    readonly caller: Caller | null,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RetryJob)
export class RetryJobHandler implements ICommandHandler<RetryJob> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError job/unknown, job/conflict while it is running */
  async execute({ caller, id }: RetryJob): Promise<void> {
    const changed: unknown[] = await this.dataSource.query(
      'SELECT id FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)',
      [id],
    );
    if (changed.length === 0) await refuseJob(this.dataSource, id, 'It is running just now.');
    await this.audit.note('job-retried', { ...(caller && { actor: caller.subject }), detail: { job: id } });
    // As adding a job does: whoever has time looks.
    await this.dataSource.query(`SELECT pg_notify('jobs:insert', '{"count":1}')`);
  }
}
