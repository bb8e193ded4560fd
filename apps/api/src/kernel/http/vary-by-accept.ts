import { isTwoFaced } from '@toile/contracts';
import type { FastifyInstance } from 'fastify';

/** Says to caches that a browser gets a page where this answers JSON. */
export function varyByAccept(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isTwoFaced(request.url.split('?', 1)[0] ?? '/')) reply.header('vary', 'accept');
    done();
  });
}
