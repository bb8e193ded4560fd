import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_VERSIONS, type ApiVersion, versionFor } from './api-versions.js';

const ASKED = new WeakMap<FastifyRequest, ApiVersion>();

/** The version a request is answered by. */
export const versionOf = (request: FastifyRequest): ApiVersion => ASKED.get(request) ?? API_VERSIONS[0];

/** Reads `Toile-Version`; who asks for a version that ends learns when (RFC 9745, RFC 8594). */
export function answerByVersion(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers['toile-version'];
    if (given === undefined) return done();
    try {
      const version = versionFor(given, new Date());
      ASKED.set(request, version);
      reply.header('toile-version', version.date);
      if (version.deprecated) {
        const { since, sunset } = version.deprecated;
        reply.header('deprecation', `@${Date.parse(since) / 1000}`);
        reply.header('sunset', new Date(sunset).toUTCString());
        reply.header('link', '</api/changelog>; rel="deprecation"; type="text/html"');
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}
