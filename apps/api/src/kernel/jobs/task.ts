import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

/** Work that is done after the answer, or by the clock: kept in PostgreSQL until it is done. */
export interface Task<Payload extends object = object> {
  readonly name: string;
  /** Checked before each attempt: a job may have been written by an older release. Ids and sealed text only. */
  readonly payload: new () => Payload;
  /** Each pause is e times as long as the one before, 6 hours at most; then an operator sees it as failed. */
  readonly maxAttempts: number;
  /** When it is due by itself, in cron's five fields, UTC; its payload is empty then. One process adds it. */
  readonly schedule?: string;
  /** Jobs of a queue are done one after the other, whichever process does them. */
  readonly queue?: string;
}

const TEN_HOURS_OF_ATTEMPTS = 11;

/** `maxAttempts` is 11, about ten hours of pauses, when it is left out. */
export const defineTask = <Payload extends object>(
  name: string,
  payload: new () => Payload,
  options: Partial<Pick<Task, 'maxAttempts' | 'schedule' | 'queue'>> = {},
): Task<Payload> => ({ maxAttempts: TEN_HOURS_OF_ATTEMPTS, ...options, name, payload });

/** Of tasks that are due by the clock. */
export class NoPayload {}

export interface JobContext {
  /** Of the job: the same at each attempt, so what is made from it is made once. */
  readonly id: string;
  /** Whether it is given up when this attempt fails. */
  readonly isLast: boolean;
  /** The process stops: a handler that can go on later throws, and another process takes the job up at once. */
  readonly signal: AbortSignal;
}

/** Does jobs of a task, at least once each: who dies after the work and before it is noted leaves it to be done again. */
export interface TaskHandler<Payload extends object> {
  handle(payload: Payload, context: JobContext): Promise<void>;
}

export const HANDLED_TASK = Symbol('task');

/** A provider that does the jobs of a task; the runner finds it by this. */
export const HandlesTask = (task: Task) => applyDecorators(Injectable(), SetMetadata(HANDLED_TASK, task));
