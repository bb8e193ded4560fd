/** `retrying` has failed at least once and waits for its next attempt; `failed` was given up. */
export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Work that is done after an answer or by the clock. What is done is not kept. */
export interface BackgroundJob {
  id: string;
  /** What is to be done: `send-mail`. */
  task: string;
  state: JobState;
  attempts: number;
  max_attempts: number;
  created_at: string;
  /** When it is due, or was tried last. */
  run_at: string;
  /** Of the last attempt, without addresses. */
  last_error: string | null;
}
