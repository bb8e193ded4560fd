import { Inject } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { Jobs, type Queryable } from '../../../kernel/jobs/jobs.js';
import { defineTask, HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { Seal } from '../../../kernel/seal.js';
import { SECRET, WEBHOOKS_PRIVATE } from '../../../kernel/tokens.js';
import { Members } from '../../accounts/index.js';
import { settledTime } from '../facts/queries/fact-manifest.js';
import { Bucket, NotPut } from './bucket.js';
import { ScheduledExportEntity } from './scheduled-export.entity.js';
import { TablesToBucket } from './tables-to-bucket.js';

class ExportJobDto {
  @IsUUID()
  id: string;
}

/** One after the other: each reads every day of its tables. */
const RUN_EXPORT = defineTask('run-scheduled-export', ExportJobDto, { queue: 'scheduled-exports' });

/** One that waits already is not added twice. */
export const addExport = (jobs: Jobs, id: string, tx?: Queryable): Promise<void> =>
  jobs.add(RUN_EXPORT, { id }, { key: `scheduled-export:${id}`, tx });

export const keysSeal = (secret: Buffer) => new Seal(secret, 'keys of scheduled exports');

/** Puts a member's tables into their bucket. What fails is tried again by the queue for about ten hours, and then when it is due again. */
@HandlesTask(RUN_EXPORT)
export class RunExportHandler implements TaskHandler<ExportJobDto> {
  constructor(
    @InjectRepository(ScheduledExportEntity) private readonly exports: Repository<ScheduledExportEntity>,
    @Inject(SECRET) private readonly secret: Buffer,
    @Inject(WEBHOOKS_PRIVATE) private readonly privateToo: boolean,
    private readonly members: Members,
    private readonly tables: TablesToBucket,
  ) {}

  async handle({ id }: ExportJobDto, { isLast, signal }: JobContext): Promise<void> {
    const found = await this.exports.findOneBy({ id });
    if (!found) return;
    if (!(await this.#maySee(found.subject)))
      return this.#note(id, { last_outcome: 'ended', last_error: 'the subscription has ended' });
    const asOf = settledTime(undefined);
    const fault = await this.#send(found, asOf, signal).then(
      async (sent) => {
        await this.#note(id, { last_outcome: 'sent', last_error: null, last_as_of: asOf, ...sent });
        return null;
      },
      (error: unknown) => {
        if (!(error instanceof NotPut)) throw error;
        return error.message;
      },
    );
    if (fault === null) return;
    await this.#note(id, { last_outcome: isLast ? 'failed' : 'waiting', last_error: fault });
    // Given up: its member sees it, and operators have nothing to do.
    if (!isLast) throw new Error(`not exported: ${fault}`);
  }

  async #send(found: ScheduledExportEntity, asOf: Date, signal: AbortSignal) {
    const { endpoint, region, bucket: name, access_key_id: accessKeyId } = found;
    const secretAccessKey = keysSeal(this.secret).open<string>(found.secret);
    const bucket = new Bucket({
      endpoint,
      region,
      bucket: name,
      accessKeyId,
      secretAccessKey,
      privateToo: this.privateToo,
    });
    try {
      return await this.tables.send(found, bucket, asOf, signal);
    } finally {
      bucket.close();
    }
  }

  async #maySee(subject: string): Promise<boolean> {
    const member = await this.members.find(subject);
    return Boolean(member?.roles.some((role) => role === 'dashboard-subscriber' || role === 'operator'));
  }

  async #note(id: string, outcome: Partial<ScheduledExportEntity>): Promise<void> {
    await this.exports.update({ id }, { ...outcome, last_at: new Date() });
  }
}
