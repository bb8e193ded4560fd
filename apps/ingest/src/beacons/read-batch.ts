import { MAX_BATCH_EVENTS } from '@toile/contracts';
import { ValidationError, type Violation } from '@toile/platform';
import { destinationOfPath } from '../intake/destination.js';
import type { Arrival } from '../intake/intake.js';
import { readBeacon, unknownFields } from '../intake/read-beacon.js';

const TOO_MANY = Object.assign(new Error(`A batch has at most ${MAX_BATCH_EVENTS} events.`), {
  statusCode: 413,
});

/** All events of a batch, or none. @throws ValidationError naming the events at fault by index */
export function readBatch(body: unknown): readonly Arrival[] {
  if (!Array.isArray(body) || body.length === 0)
    throw new ValidationError([{ propertyPath: '', message: 'must be a list of events', code: 'type' }]);
  if (body.length > MAX_BATCH_EVENTS) throw TOO_MANY;
  const violations: Violation[] = [];
  const arrivals = body.flatMap((event: unknown, index): Arrival[] => {
    try {
      const path = typeof event === 'object' && event !== null && 'path' in event ? event.path : undefined;
      const destination = destinationOfPath(path);
      return [{ destination, beacon: readBeacon(event), unknownFields: unknownFields(event, ['path']) }];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      violations.push(...error.violations.map((one) => ({ ...one, propertyPath: at(index, one) })));
      return [];
    }
  });
  if (violations.length > 0) throw new ValidationError(violations);
  return arrivals;
}

const at = (index: number, { propertyPath }: Violation) =>
  propertyPath ? `${index}.${propertyPath}` : String(index);
