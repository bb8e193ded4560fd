import { MAX_BATCH_BYTES, MAX_BATCH_EVENTS, MAX_BEACON_BYTES, TTS_BATCH_PATH } from '@toile/contracts';
import { ValidationError, type Violation } from '@toile/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { DESTINATIONS, destinationOf, destinationOfPath } from '../beacon/destination.js';
import { readBeacon } from '../beacon/read-beacon.js';
import { readForm } from '../beacon/read-form.js';
import { readTagsSearch } from '../beacon/read-tags-search.js';
import type { AddressLimits } from './address-limits.js';
import type { Arrival, Intake } from './intake.js';
import { outcomeOf } from './intake-ledger.js';
import { ThrottledError } from './throttled-error.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Events of the request that the ledger has counted as arrived. */
    arrivedEvents: number;
  }
}

type Read = (request: FastifyRequest) => readonly Arrival[];

const TOO_MANY = Object.assign(new Error(`A batch has at most ${MAX_BATCH_EVENTS} events.`), {
  statusCode: 413,
});

/** Registers every route that takes events: 204 means that all of the request's events are durable. */
export function registerBeaconRoutes(fastify: FastifyInstance, intake: Intake, limits: AddressLimits): void {
  fastify.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, readForm(body));
      } catch (error) {
        done(error as Error, undefined);
      }
    },
  );
  fastify.decorateRequest('arrivedEvents', 0);
  const options = (bodyLimit: number): RouteShorthandOptions => ({
    bodyLimit,
    errorHandler: (error, request) => {
      const events = request.arrivedEvents || 1;
      if (request.arrivedEvents === 0) intake.ledger.arrive(events);
      intake.ledger.count(outcomeOf(error), events);
      // The service's own handler answers.
      throw error;
    },
  });
  const handler = (read: Read) => async (request: FastifyRequest, reply: FastifyReply) => {
    const events = Array.isArray(request.body) ? Math.max(1, request.body.length) : 1;
    intake.ledger.arrive(events);
    request.arrivedEvents = events;
    // What cannot be counted costs as well: an address that only sends rubbish is stopped too.
    const waitSeconds = limits.take(request.ip, Math.min(events, MAX_BATCH_EVENTS));
    if (waitSeconds > 0) {
      reply.header('retry-after', String(waitSeconds));
      throw new ThrottledError(waitSeconds);
    }
    await intake.take(read(request), request);
    return reply.status(204).send();
  };
  for (const destination of DESTINATIONS) {
    const read: Read = (request) => [
      {
        destination: destinationOf(destination, request.params as { target?: string; event?: string }),
        beacon: readBeacon(request.body),
      },
    ];
    fastify.post(destination.path, options(MAX_BEACON_BYTES), handler(read));
  }
  fastify.post('/api/user/tags-search-count', options(MAX_BEACON_BYTES), handler(readTagsSearch));
  fastify.post(TTS_BATCH_PATH, options(MAX_BATCH_BYTES), handler(readBatch));
}

/** All events of a batch, or none. @throws ValidationError naming the events at fault by index */
function readBatch({ body }: FastifyRequest): readonly Arrival[] {
  if (!Array.isArray(body) || body.length === 0)
    throw new ValidationError([{ propertyPath: '', message: 'must be a list of events', code: 'type' }]);
  if (body.length > MAX_BATCH_EVENTS) throw TOO_MANY;
  const violations: Violation[] = [];
  const arrivals = body.flatMap((event: unknown, index): Arrival[] => {
    try {
      const path = typeof event === 'object' && event !== null && 'path' in event ? event.path : undefined;
      return [{ destination: destinationOfPath(path), beacon: readBeacon(event) }];
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
