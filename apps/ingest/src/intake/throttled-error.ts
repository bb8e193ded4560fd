import { DomainError } from '@toile/platform';

/** An address sends more than its share. */
export class ThrottledError extends DomainError {
  constructor(readonly waitSeconds: number) {
    super('beacon/throttled', 'Too many events come from this address.');
  }
}
