import { MAX_BEACON_BYTES } from '@toile/contracts';
import { type DirectHandler, DirectRequest, type DirectService, isTracing } from '@toile/platform';
import { DESTINATIONS, type Destination, destinationOf } from '../beacon/destination.js';
import { readBeacon } from '../beacon/read-beacon.js';
import { readForm } from '../beacon/read-form.js';
import type { AddressLimits } from './address-limits.js';
import type { Intake } from './intake.js';
import { outcomeOf } from './intake-ledger.js';
import { ThrottledError } from './throttled-error.js';

type Route = (typeof DESTINATIONS)[number];

const FORM = /^application\/x-www-form-urlencoded *(;|$)/i;

/** A path like these, and nothing in it that would have to be decoded first. */
const ROUTES = DESTINATIONS.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[\\w.-]{1,200})')}$`),
}));

/**
 * Takes single beacons in a form, which nearly all are, straight from `node:http`: Fastify's share of a beacon was a quarter
 * of its time. Batches, JSON, unusual paths and bodies, and everything while requests are traced are left to Fastify's routes,
 * which answer alike.
 */
export function directBeacons(intake: Intake, limits: AddressLimits, service: DirectService): DirectHandler {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const length = Number(headers['content-length']);
    if (method !== 'POST' || !(length > 0 && length <= MAX_BEACON_BYTES) || isTracing()) return false;
    if (!FORM.test(headers['content-type'] ?? '')) return false;
    for (const { route, pattern } of ROUTES) {
      const match = pattern.exec(url);
      if (!match) continue;
      const beacon = new DirectRequest(request, response, route.path, service);
      beacon.readBody((error, body) => {
        intake.ledger.arrive(1);
        // Nobody is there any more.
        if (error) intake.ledger.count('malformed', 1);
        else void take(beacon, body, route, match.groups ?? {});
      });
      return true;
    }
    return false;
  };

  async function take(request: DirectRequest, body: string, route: Route, params: Partial<Destination>) {
    try {
      const waitSeconds = limits.take(request.ip, 1);
      if (waitSeconds > 0) throw new ThrottledError(waitSeconds);
      const destination = destinationOf(route, params);
      await intake.take([{ destination, beacon: readBeacon(readForm(body)) }], request);
    } catch (error) {
      intake.ledger.count(outcomeOf(error), 1);
      request.refuse(
        error,
        error instanceof ThrottledError ? { 'retry-after': String(error.waitSeconds) } : {},
      );
      return;
    }
    request.answer(204);
  }
}
