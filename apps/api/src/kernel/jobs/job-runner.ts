import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { isNotMigrated, type Logger } from '@toile/platform';
import { parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { LOGGER, POOL } from '../tokens.js';
import { Jobs } from './jobs.js';
import { freeLostJobs, markPresent } from './lost-jobs.js';
import { withClientErrorsHeard } from './migrate-jobs.js';
import { HANDLED_TASK, type Task, type TaskHandler } from './task.js';
import { cronItems, taskList } from './task-list.js';
import { workerLogger } from './worker-logger.js';

/** Jobs a process does at once. Most wait for a mail server or for the database. */
const AT_ONCE = 5;
/** New jobs are told of at once; only those that wait for a time of theirs are found by asking. */
const ASKED_EVERY_MS = 2_000;
const STARTED_AGAIN_MS = 1_000;
/** Migrations of a first start are done by then; tables that are still missing are news to an operator. */
const MIGRATED_WITHIN_MS = 60_000;

/** Does jobs as long as the api serves. Of several processes each does some, and one adds what is due by the clock. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #stopping = new AbortController();
  #runner: Runner | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly discovery: DiscoveryService,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    const handlers = this.handlers();
    this.#running = this.keepRunning(taskList(handlers, this.jobs), [...handlers.keys()]);
  }

  /** Before anything a handler needs is stopped: no new jobs, and those under way are done or handed back. */
  async onModuleDestroy(): Promise<void> {
    this.#stopping.abort();
    await this.#runner?.stop();
    await this.#running;
  }

  /** @throws Error when two providers handle one task */
  private handlers(): Map<Task, TaskHandler<object>> {
    const handlers = new Map<Task, TaskHandler<object>>();
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const task: Task | undefined = metatype && Reflect.getMetadata(HANDLED_TASK, metatype);
      if (!task || !instance) continue;
      if (handlers.has(task)) throw new Error(`two providers handle the task ${task.name}`);
      handlers.set(task, instance as TaskHandler<object>);
    }
    return handlers;
  }

  /** Also while the database is away, or not migrated yet: nothing is lost meanwhile. */
  private async keepRunning(list: TaskList, tasks: readonly Task[]): Promise<void> {
    const began = Date.now();
    while (!this.#stopping.signal.aborted) {
      try {
        this.#runner = await this.start(list, tasks);
        if (this.#stopping.signal.aborted) await this.#runner.stop();
        await this.#runner.promise;
      } catch (error) {
        if (isNotMigrated(error) && Date.now() - began < MIGRATED_WITHIN_MS)
          this.logger.debug('jobs wait until their tables are made');
        else this.logger.warn({ err: error }, 'jobs stand still; they go on when the database is back');
      }
      await sleep(STARTED_AGAIN_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  private async start(list: TaskList, tasks: readonly Task[]): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:listen:success', ({ client, workerPool }) => {
      // graphile-worker begins to listen right after this; a connection is asked one thing at a time.
      client.once('drain', () => {
        markPresent(client, workerPool.id).catch((error: unknown) =>
          this.logger.warn({ err: error }, 'this process may lose jobs to another one'),
        );
      });
    });
    events.on('job:failed', ({ job, error }) =>
      this.logger.error({ err: error, job: job.id, task: job.task_identifier }, 'a job was given up'),
    );
    await freeLostJobs(this.pool, this.logger);
    return run({
      pgPool: withClientErrorsHeard(this.pool),
      taskList: list,
      parsedCronItems: parseCronItems(cronItems(tasks)),
      concurrency: AT_ONCE,
      pollInterval: ASKED_EVERY_MS,
      // Whoever can go on later hands back at once; the others end what they are at.
      gracefulShutdownAbortTimeout: 0,
      noHandleSignals: true,
      // Otherwise nobody waits for it, and a database that is away just then would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events,
      logger: workerLogger(this.logger),
    });
  }
}
