import { LogUnavailableError } from '../port.js';
import { describeError } from './wire.js';

/** A broker answered a request with an error code. */
export class KafkaRefusal extends Error {
  constructor(
    readonly errorCode: number,
    what: string,
  ) {
    const { type, message } = describeError(errorCode);
    super(`${what}: ${type}, ${message}`);
  }
}

export const CODES = {
  offsetOutOfRange: 1,
  unknownTopicOrPartition: 3,
  coordinatorLoading: 14,
  coordinatorNotAvailable: 15,
  notCoordinator: 16,
  illegalGeneration: 22,
  unknownMember: 25,
  rebalanceInProgress: 27,
  topicAlreadyExists: 36,
  memberIdRequired: 79,
  fencedInstance: 82,
} as const;

/** Another broker leads the partition, or none for now; nothing was stored. Also: too few replicas to store anything. */
const ASK_AGAIN = new Set([3, 5, 6, 9, 19, 74, 75, 78]);
/** The request may or may not have taken effect, or the cluster cannot take it now. */
const UNAVAILABLE = new Set([-1, 7, 8, 13, 14, 15, 16, 20, 41, 56]);
const COORDINATOR_MOVED = new Set<number>([
  CODES.coordinatorLoading,
  CODES.coordinatorNotAvailable,
  CODES.notCoordinator,
]);

/** Whether the request had no effect and may have one at another broker or a little later. */
export function mayAskAgain(code: number): boolean {
  return ASK_AGAIN.has(code);
}

export function coordinatorMoved(code: number): boolean {
  return COORDINATOR_MOVED.has(code);
}

/** The codes by which a coordinator says that the member's generation is over. */
export function generationIsOver(code: number): boolean {
  return (
    code === CODES.illegalGeneration ||
    code === CODES.unknownMember ||
    code === CODES.rebalanceInProgress ||
    code === CODES.fencedInstance
  );
}

const CLIENT_ERRORS = /^KafkaJS(Connection|ConnectionClosed|RequestTimeout)Error$/;

/** Whether the brokers, not the request, are why it failed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof KafkaRefusal) return UNAVAILABLE.has(error.errorCode) || mayAskAgain(error.errorCode);
  return isConnectionError(error);
}

/** Whether the connection broke or stayed silent. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && CLIENT_ERRORS.test(error.name);
}

/** Awaits `work` and turns failures of the brokers into `LogUnavailableError`. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUnavailable(error))
      throw new LogUnavailableError(`the log cannot be reached: ${(error as Error).message}`, {
        cause: error,
      });
    throw error;
  }
}
