import { Inject } from '@nestjs/common';
import { inTransaction } from '@toile/event-store';
import { Type } from 'class-transformer';
import { IsArray, IsInt, IsString, ValidateNested } from 'class-validator';
import type pg from 'pg';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { POOL } from '../../../kernel/tokens.js';
import type { Counts } from '../domain/follows.events.js';
import { FollowedLooks } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';
import { PushDevices } from './push-devices.js';

/** How many looks have come of a follow. */
class NewLooksDto {
  @IsString()
  id: string;

  @IsInt()
  count: number;
}
export class PushDto {
  @IsString()
  device: string;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => NewLooksDto)
  news: NewLooksDto[];
}

/** A look that is published is told of within a minute. */
export const TELL_DEVICES = defineTask('tell-devices', NoPayload, { schedule: '* * * * *' });
export const PUSH = defineTask('push-to-device', PushDto, { queue: 'pushes', maxAttempts: 5 });

/** Finds the devices whose members follow something that has new looks, and adds a job for each: once for each look. */
@HandlesTask(TELL_DEVICES)
export class TellDevicesHandler implements TaskHandler<NoPayload> {
  /** The state of the catalogue and of boards that all devices were told of: nothing is counted again until it changes. */
  #told: Awaited<ReturnType<FollowedLooks['version']>> | undefined;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly devices: PushDevices,
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    const version = await this.looks.version();
    const isSameCatalogue = version.looks === this.#told?.looks;
    if (isSameCatalogue && version.boards === this.#told?.boards) return;
    const devices = await this.devices.all();
    for (const subject of new Set(devices.map((device) => device.subject))) {
      const { follows } = await this.store.of(subject);
      if (isSameCatalogue && !follows.some(({ kind }) => kind === 'board')) continue;
      const totals = await this.looks.counts(follows);
      for (const { id, counts } of devices.filter((device) => device.subject === subject)) {
        const news = follows.flatMap((follow) => {
          // What was seen in the feed is no news, nor what was there when something was followed.
          const known = Math.max(counts[follow.id] ?? 0, follow.seen);
          const count = (totals[follow.id] ?? 0) - known;
          return count > 0 ? [{ id: follow.id, count }] : [];
        });
        if (news.length > 0) await this.#tell({ device: id, news }, counts, totals);
      }
    }
    this.#told = version;
  }

  /** The job and what it tells of commit together; another process that counted the same at once finds it done. */
  async #tell(push: PushDto, before: Counts, totals: Counts): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      const { rowCount } = await tx.query(
        'UPDATE push_device SET counts = $2::jsonb WHERE id = $1 AND counts = $3::jsonb',
        [push.device, JSON.stringify(totals), JSON.stringify(before)],
      );
      if (rowCount === 1) await this.jobs.add(PUSH, push, { tx });
    });
  }
}
