import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const RAW_BODIES = new WeakMap<FastifyRequest, Buffer>();
const PATH = '/api/payments/stripe/webhook';
const MOST_BYTES = 1024 * 1024;

/** Keeps the bytes of webhooks as they came: signatures are over these, not over the JSON they mean. */
export function keepRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    if (request.url !== PATH) return payload;
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of payload) {
      size += (part as Buffer).length;
      // Fastify refuses the length itself when it sees it.
      if (size <= MOST_BYTES) parts.push(part as Buffer);
    }
    const body = Buffer.concat(parts);
    RAW_BODIES.set(request, body);
    return Object.assign(Readable.from([body]), { receivedEncodedLength: size });
  });
}

export const rawBodyOf = (request: FastifyRequest): Buffer => RAW_BODIES.get(request) ?? Buffer.alloc(0);
