import type { JobState } from '@toile/contracts';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { Jobs as JobQueue } from '../../kernel/jobs/jobs.js';
import { AuditEntryEntity, AuditLog } from '../accounts/index.js';
import { RecountNow, RecountNowHandler } from '../restatements/index.js';
import { DropJob, DropJobHandler } from './commands/drop-job.js';
import { RetryJob, RetryJobHandler } from './commands/retry-job.js';
import { Jobs, JobsHandler, type JobsReportDto } from './queries/jobs.js';

/** What an operator does with jobs from a shell, beside a running api or without one: as in the browser, noted as done by nobody. */
export class JobsDesk {
  private readonly audit: AuditLog;

  constructor(private readonly dataSource: DataSource) {
    this.audit = new AuditLog(dataSource.getRepository(AuditEntryEntity));
  }

  /** A page of what is not done, those that were given up first. */
  list(page: number, state?: JobState): Promise<JobsReportDto> {
    return new JobsHandler(this.dataSource).execute(new Jobs({ page, ...(state && { state }) }));
  }

  /** @throws DomainError job/unknown, job/conflict */
  retry(id: string): Promise<void> {
    return new RetryJobHandler(this.dataSource, this.audit).execute(new RetryJob(null, id));
  }

  /** @throws DomainError job/unknown, job/conflict */
  drop(id: string): Promise<void> {
    return new DropJobHandler(this.dataSource, this.audit).execute(new DropJob(null, id));
  }

  /** Counts published figures again now, by the running services. */
  recount(pool: pg.Pool): Promise<void> {
    return new RecountNowHandler(new JobQueue(pool), this.audit).execute(new RecountNow(null));
  }
}
