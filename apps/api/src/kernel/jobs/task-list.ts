import { plainToInstance } from 'class-transformer';
import { validateOrReject } from 'class-validator';
import type { CronItem, Job, TaskList } from 'graphile-worker';
import type { Jobs } from './jobs.js';
import type { Task, TaskHandler } from './task.js';

/** What a job failed with, as it may be kept and shown: mail servers repeat the address they refuse. */
export function withoutAddresses(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const kept = new Error(blanked(message));
  kept.stack = blanked(stack ?? '');
  // By it an outage is told from a fault: it is counted, and not told of by each job.
  return error instanceof Error && 'code' in error ? Object.assign(kept, { code: error.code }) : kept;
}

const blanked = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(an address)');

/** Handlers as graphile-worker calls them. */
export function taskList(handlers: ReadonlyMap<Task, TaskHandler<object>>, jobs: Jobs): TaskList {
  const entries = [...handlers].map(([task, handler]) => [
    task.name,
    async (raw: unknown, { job, abortSignal: signal }: { job: Job; abortSignal: AbortSignal }) => {
      const payload = plainToInstance(task.payload, raw);
      try {
        await validateOrReject(payload, { whitelist: true, forbidUnknownValues: false });
        await handler.handle(payload, { id: job.id, isLast: job.attempts >= job.max_attempts, signal });
      } catch (error) {
        if (!signal.aborted) throw withoutAddresses(error);
        // Handed back rather than failed: the job that is ending leaves its key to the new one.
        await jobs.add(task, payload, { key: job.key ?? undefined });
      }
    },
  ]);
  return Object.fromEntries(entries);
}

/** One that is still waiting when its time comes round again is not added twice. */
export const cronItems = (tasks: readonly Task[]): CronItem[] =>
  tasks.flatMap(({ name, schedule, queue, maxAttempts }) =>
    schedule === undefined
      ? []
      : {
          task: name,
          match: schedule,
          options: { jobKey: `schedule:${name}`, maxAttempts, ...(queue && { queueName: queue }) },
        },
  );
