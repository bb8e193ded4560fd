import { LogUnavailableError } from '../port.js';

/** kafkajs wraps what went wrong, sometimes several times. */
function reasonOf(error: unknown): Error & { type?: string; retriable?: boolean } {
  let reason = error as Error;
  while (reason.cause instanceof Error) reason = reason.cause;
  return reason;
}

/** The protocol's name of a broker's refusal, such as `NOT_LEADER_FOR_PARTITION`. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof Error ? reasonOf(error).type : undefined;
}

const OVER = new Set([
  'ILLEGAL_GENERATION',
  'UNKNOWN_MEMBER_ID',
  'REBALANCE_IN_PROGRESS',
  'FENCED_INSTANCE_ID',
]);

/** Whether the group's coordinator says that the member's generation is over. */
export function generationIsOver(error: unknown): boolean {
  return OVER.has(refusalOf(error) ?? '');
}

/** What no waiting cures: the request or the settings are wrong. */
const LASTING = /SASL|NotImplemented|Aggregate|CreateTopic|Unsupported|Invariant/;

/** Whether the brokers, not the request, are why it failed. */
export function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { name, type, retriable } = reasonOf(error);
  if (type !== undefined) return retriable === true || generationIsOver(error);
  return name.startsWith('KafkaJS') && !LASTING.test(name);
}

/** Awaits `work` and turns failures of the brokers into `LogUnavailableError`. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new LogUnavailableError(`the log cannot be reached: ${error.message}`, { cause: error });
  }
}
