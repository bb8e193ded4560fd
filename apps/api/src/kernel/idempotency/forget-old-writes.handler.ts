import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../jobs/task.js';
import { IdempotentWrites } from './idempotent-writes.js';

export const FORGET_OLD_WRITES = defineTask('forget-idempotent-writes', NoPayload, {
  schedule: '20 * * * *',
});

@HandlesTask(FORGET_OLD_WRITES)
export class ForgetOldWritesHandler implements TaskHandler<NoPayload> {
  constructor(private readonly writes: IdempotentWrites) {}

  handle(): Promise<void> {
    return this.writes.forgetOld();
  }
}
