import type { FastifyInstance } from 'fastify';
import type { IntakeLedger } from './intake-ledger.js';
import { outcomeOf } from './intake-ledger.js';

/**
 * Counts every event that was refused by what it was answered, whoever refused it: also Fastify, before a handler is reached
 * (a body that is too large, broken JSON).
 */
export function countRefusals(fastify: FastifyInstance, ledger: IntakeLedger): void {
  fastify.decorateRequest('arrivedEvents', 0);
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const isBeacon = request.method === 'POST' && request.routeOptions.url !== undefined;
    if (isBeacon && reply.statusCode !== 204) {
      if (request.arrivedEvents === 0) ledger.arrive(1);
      ledger.count(outcomeOf(reply.statusCode), request.arrivedEvents || 1);
    }
    done();
  });
}
