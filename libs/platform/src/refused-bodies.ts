import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The largest body anybody has a reason to send, and some more. */
const MOST_DISCARDED = 32 * 1024 * 1024;
const LONGEST_MS = 10_000;

/**
 * Reads what is left of a body that was refused before its end, throws it away, and only then answers. Fastify would
 * answer and close the connection at once; whoever is still sending, a proxy above all, then learns of a broken
 * connection and never of the refusal. What is longer or slower than the bounds is cut off all the same.
 */
export function discardRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode >= 400 && !raw.complete) await discarded(raw);
    // Only what Fastify has set: without a header of its own, Node would close a connection and not say so.
    if (raw.complete && reply.hasHeader('connection')) reply.removeHeader('connection');
  });
}

function discarded(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = Number(body.headers['content-length'] ?? 0) > MOST_DISCARDED ? MOST_DISCARDED : 0;
    const done = () => {
      clearTimeout(timer);
      body.off('data', count).off('end', done).off('close', done).pause();
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_DISCARDED) done();
    };
    const timer = setTimeout(done, LONGEST_MS);
    body.on('data', count).once('end', done).once('close', done).resume();
  });
}
