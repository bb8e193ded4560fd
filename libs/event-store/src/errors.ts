import { DomainError } from '@toile/platform';

/** Another command changed the stream first. `stream/conflict`; the caller may load again and retry. */
export class ConcurrencyError extends DomainError {
  constructor(
    readonly stream: string,
    readonly expectedVersion: number,
    readonly actualVersion: number,
  ) {
    super('stream/conflict', `${stream} is at version ${actualVersion}, not ${expectedVersion}`);
  }
}

/** The person's key has been destroyed, so nothing personal can be written about them. `person/expired`. */
export class PersonErasedError extends DomainError {
  constructor(subject: string) {
    super('person/expired', `the person ${subject} has been erased`);
  }
}

/** The event can never be stored: no category, text PostgreSQL cannot hold, a sealed field forged. `event/invalid`. */
export class InvalidEventError extends DomainError {
  constructor(message: string) {
    super('event/invalid', message);
  }
}
