import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { DomainError, ValidationError } from '@toile/platform';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, Matches } from 'class-validator';
import { Repository } from 'typeorm';
import { IsOneOf } from '../../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../../kernel/http/dto/text.decorator.js';
import { IsDay } from '../../../../kernel/http/dto/time.decorator.js';
import { IsWebAddress } from '../../../../kernel/http/dto/web-address.decorator.js';
import { Jobs } from '../../../../kernel/jobs/jobs.js';
import { faultOfAddress } from '../../../../kernel/outbound/public-address.js';
import { SECRET, WEBHOOKS_PRIVATE } from '../../../../kernel/tokens.js';
import { addDays } from '../../../figures/index.js';
import { FACT_TABLE_NAMES, type FactTableName } from '../../facts/fact-tables.js';
import { addExport, keysSeal } from '../run-export.handler.js';
import { ScheduledExportDto, shownExport } from '../scheduled-export.dto.js';
import { EXPORT_PERIODS, type ExportPeriod, ScheduledExportEntity } from '../scheduled-export.entity.js';

const MOST = 5;
/** Every day of it is read again each time. */
const MOST_DAYS = 1_100;
const DAY_MS = 86_400_000;

/** A bucket of S3 or of a store that speaks it, and what is put there. */
export class ScheduleExportDto {
  /**
   * Of the store; the bucket stands in the path.
   * @example "https://s3.eu-west-3.amazonaws.com"
   */
  @IsWebAddress()
  endpoint: string;

  /** @example "eu-west-3" */
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'region is small letters, digits and hyphens' })
  region: string = 'us-east-1';

  /** @example "our-lake" */
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'bucket is not the name of a bucket' })
  bucket: string;

  /**
   * What names of files begin with.
   * @example "toile/"
   */
  @Matches(/^(?:[\w-][\w.-]*\/){0,8}$/, { message: 'prefix is empty, or folders that each end with a slash' })
  prefix: string = '';

  /** @example "AKIAEXAMPLE" */
  @IsText({ min: 1, max: 200 })
  access_key_id: string;

  /** Of a key that may put objects there, and needs no other right. It is kept sealed and never shown. */
  @IsText({ min: 1, max: 500 })
  secret_access_key: string;

  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value)] : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(FACT_TABLE_NAMES.length)
  @IsIn(FACT_TABLE_NAMES, { each: true })
  tables: FactTableName[];

  @IsOneOf(EXPORT_PERIODS)
  every: ExportPeriod = 'day';

  /**
   * The first day of shows that is wanted, three years back at most.
   * @example "2025-01-01"
   */
  @IsDay()
  first_day: string;
}

/** A member wants tables of facts in a bucket of theirs. */
export class ScheduleExport extends Command<ScheduledExportDto> {
  constructor(
    readonly subject: string,
    readonly wanted: ScheduleExportDto,
  ) {
    super();
  }
}

@CommandHandler(ScheduleExport)
export class ScheduleExportHandler implements ICommandHandler<ScheduleExport> {
  constructor(
    @InjectRepository(ScheduledExportEntity) private readonly exports: Repository<ScheduledExportEntity>,
    @Inject(WEBHOOKS_PRIVATE) private readonly privateToo: boolean,
    @Inject(SECRET) private readonly secret: Buffer,
    private readonly jobs: Jobs,
  ) {}

  /** @throws ValidationError, DomainError scheduled-export/conflict */
  async execute({ subject, wanted }: ScheduleExport): Promise<ScheduledExportDto> {
    const { secret_access_key, endpoint, ...others } = wanted;
    const fault = faultOfAddress(endpoint, this.privateToo);
    if (fault) throw invalid('endpoint', `endpoint ${fault}`);
    const { origin, pathname, search, hash } = new URL(endpoint);
    if (pathname !== '/' || search || hash) throw invalid('endpoint', 'endpoint has no path');
    const today = new Date().toISOString().slice(0, 10);
    if (wanted.first_day > today || wanted.first_day < addDays(today, -MOST_DAYS))
      throw invalid('first_day', `first_day lies between ${addDays(today, -MOST_DAYS)} and today`);
    if ((await this.exports.countBy({ subject })) >= MOST)
      throw new DomainError(
        'scheduled-export/conflict',
        `At most ${MOST} scheduled exports. Remove one first.`,
      );
    const made = this.exports.create({
      ...others,
      id: randomUUID(),
      subject,
      endpoint: origin,
      secret: keysSeal(this.secret).close(secret_access_key),
      next_at: new Date(Date.now() + DAY_MS * (wanted.every === 'week' ? 7 : 1)),
    });
    await this.exports.insert(made);
    // The first is due at once.
    await addExport(this.jobs, made.id);
    return shownExport(await this.exports.findOneByOrFail({ id: made.id }));
  }
}

const invalid = (propertyPath: string, message: string) =>
  new ValidationError([{ propertyPath, message, code: 'invalid_value' }]);
