import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { refuseJob } from '../job.errors.js';

/** A job is tried again at once, with all its attempts. */
export class RetryJob extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RetryJob)
export class RetryJobHandler implements ICommandHandler<RetryJob> {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws DomainError job/unknown, job/conflict while it is running */
  async execute({ id }: RetryJob): Promise<void> {
    const changed: unknown[] = await this.dataSource.query(
      'SELECT id FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)',
      [id],
    );
    if (changed.length === 0) await refuseJob(this.dataSource, id, 'It is running just now.');
    // As adding a job does: whoever has time looks.
    await this.dataSource.query(`SELECT pg_notify('jobs:insert', '{"count":1}')`);
  }
}
