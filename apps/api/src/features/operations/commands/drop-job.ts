import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { AuditLog } from '../../accounts/index.js';
import { refuseJob } from './retry-job.js';

/** A job that was given up is not looked at any more. */
export class DropJob extends Command<void> {
  constructor(
    /** None from a shell. */
    readonly caller: Caller | null,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DropJob)
export class DropJobHandler implements ICommandHandler<DropJob> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError job/unknown, job/conflict for one that was not given up */
  async execute({ caller, id }: DropJob): Promise<void> {
    const dropped: unknown[] = await this.dataSource.query(
      `SELECT (graphile_worker.complete_jobs(ARRAY[id])).id FROM graphile_worker.jobs
       WHERE id = $1::bigint AND attempts >= max_attempts AND locked_at IS NULL`,
      [id],
    );
    if (dropped.length === 0)
      await refuseJob(this.dataSource, id, 'Only a job that was given up can be dropped.');
    await this.audit.note('job-dropped', { ...(caller && { actor: caller.subject }), detail: { job: id } });
  }
}
