import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import { In, type Repository } from 'typeorm';
import { OperatorTaskEntity } from '../ledger/entities/operator-task.entity.js';
import { aloneOrNot } from '../seal/sealing-alone.js';
import { repeat } from '../stores/repeat.js';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';
import { carryOut } from './carry-out.js';

const LOOKED_EVERY_MS = 1_000;
const PROGRESS_EVERY_MS = 500;
/** A task that ends its process every time does not hold up those behind it for ever. */
const MOST_ATTEMPTS = 3;
/** Any number all aggregators share; whoever holds it does what operators asked for. */
const LOCK = 7_016_024;

/**
 * Does what operators asked for in a browser, in the order they asked, in one aggregator at a time: the log, the ledger and the warehouse
 * are here. What a process leaves unfinished the next one goes on with ("goes on with what a process that died had begun").
 */
@Injectable()
export class OperatorTasks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks: Repository<OperatorTaskEntity>;
  private readonly stopping = new AbortController();
  private schedule: ReturnType<typeof repeat> | undefined;

  constructor(@Inject(STORES) private readonly stores: AggregatorStores) {
    this.tasks = stores.dataSource.getRepository(OperatorTaskEntity);
  }

  onApplicationBootstrap(): void {
    this.schedule = repeat(LOOKED_EVERY_MS, this.stores.logger, async () => {
      // The lock takes a connection; nearly always there is nothing to do.
      if (await this.next()) await aloneOrNot(this.stores.dataSource, () => this.doAll(), LOCK);
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort(new Error('the process stops'));
    await this.schedule?.stop();
  }

  private next(): Promise<OperatorTaskEntity | null> {
    return this.tasks.findOne({ where: { state: In(['running', 'waiting']) }, order: { id: 'ASC' } });
  }

  private async doAll(): Promise<void> {
    for (let task = await this.next(); task; task = await this.next()) {
      this.stopping.signal.throwIfAborted();
      await this.do(task);
    }
  }

  private async do({ id, wish, attempts, error: before }: OperatorTaskEntity): Promise<void> {
    const { logger } = this.stores;
    if (attempts >= MOST_ATTEMPTS)
      return this.end(id, { error: before ?? 'It was begun several times and never ended.' });
    await this.tasks.update({ id }, { state: 'running', attempts: attempts + 1 });
    let noted = 0;
    const onProgress = (done: number, total: number) => {
      if (performance.now() - noted < PROGRESS_EVERY_MS && done < total) return;
      noted = performance.now();
      this.tasks
        .update({ id }, { done, total })
        .catch((error: unknown) => logger.warn({ err: error }, 'the progress of a task could not be noted'));
    };
    try {
      const outcome = await carryOut(this.stores, wish, { onProgress, signal: this.stopping.signal });
      await this.end(id, { outcome, error: null });
    } catch (error) {
      // Whoever starts next goes on, as often as it takes.
      if (this.stopping.signal.aborted) await this.tasks.update({ id }, { attempts });
      const { message } = error as Error;
      if (error instanceof DomainError) return await this.end(id, { error: message });
      await this.tasks.update({ id }, { error: message });
      throw error;
    }
  }

  private async end(id: number, what: Pick<Partial<OperatorTaskEntity>, 'outcome' | 'error'>): Promise<void> {
    const state = what.outcome ? 'done' : 'failed';
    await this.tasks.update({ id }, { ...what, state, endedAt: () => 'now()' });
  }
}
