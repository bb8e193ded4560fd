import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { type BackgroundJob, JOB_STATES, type JobState } from '@toile/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { DataSource } from 'typeorm';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';

const PAGE_SIZE = 24;

/** Which jobs are asked for. */
export class JobsQueryDto extends PageQueryDto {
  /** All when it is left out. */
  @IsOptional()
  @IsIn(JOB_STATES)
  @ApiPropertyOptional({ enum: JOB_STATES })
  state?: JobState;
}

/** Work that is done after an answer or by the clock. */
export class BackgroundJobDto implements BackgroundJob {
  /** @example "4711" */
  id: string;
  /**
   * What is to be done.
   * @example "send-mail"
   */
  task: string;
  state: JobState;
  /** @example 11 */
  attempts: number;
  /** @example 11 */
  max_attempts: number;
  /** @example "2026-11-22T06:00:00.000Z" */
  created_at: string;
  /**
   * When it is due, or was tried last.
   * @example "2026-11-22T16:10:00.000Z"
   */
  run_at: string;
  /**
   * Of the last attempt, without addresses.
   * @example "connect ECONNREFUSED 10.0.0.7:25"
   */
  last_error: string | null;
}

/** How many jobs are in each state. */
export class JobCountsDto implements Record<JobState, number> {
  /** @example 3 */
  waiting: number;
  /** @example 1 */
  running: number;
  /**
   * Have failed at least once, and wait for their next attempt.
   * @example 0
   */
  retrying: number;
  /**
   * Were given up.
   * @example 1
   */
  failed: number;
}

/** Jobs that are not done: those that failed first, then by the time they are due. */
export class JobsReportDto extends PageDto {
  results: BackgroundJobDto[];
  counts: JobCountsDto;
}

export class Jobs extends Query<JobsReportDto> {
  constructor(readonly input: JobsQueryDto) {
    super();
  }
}

/** graphile-worker's own view, with the state in a word. */
const JOBS = `(
  SELECT id::text, task_identifier AS task, attempts, max_attempts, created_at, run_at, last_error,
    CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'failed'
      WHEN attempts > 0 THEN 'retrying' ELSE 'waiting' END AS state
  FROM graphile_worker.jobs) AS job`;

interface JobRow extends Omit<BackgroundJob, 'created_at' | 'run_at'> {
  created_at: Date;
  run_at: Date;
}

@QueryHandler(Jobs)
export class JobsHandler implements IQueryHandler<Jobs> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ input: { state, page } }: Jobs): Promise<JobsReportDto> {
    const counted: { state: JobState; count: number }[] = await this.dataSource.query(
      `SELECT state, count(*)::int AS count FROM ${JOBS} GROUP BY 1`,
    );
    const counts = { waiting: 0, running: 0, retrying: 0, failed: 0 };
    for (const row of counted) counts[row.state] = row.count;
    const rows: JobRow[] = await this.dataSource.query(
      `SELECT * FROM ${JOBS} WHERE $1::text IS NULL OR state = $1
       ORDER BY state <> 'failed', run_at, id LIMIT $2 OFFSET $3`,
      [state ?? null, PAGE_SIZE, (page - 1) * PAGE_SIZE],
    );
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      results: rows.map(({ created_at, run_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
        run_at: run_at.toISOString(),
      })),
      total_count: state ? counts[state] : all,
      page,
      page_size: PAGE_SIZE,
      counts,
    };
  }
}
