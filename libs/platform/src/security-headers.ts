import { SECURITY_HEADERS, SERVICE_POLICY, STRICT_TRANSPORT } from '@toile/contracts';
import type { FastifyInstance } from 'fastify';

/** What every answer carries. */
export const ANSWER_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': SERVICE_POLICY };

/** Every answer tells browsers what they may do with it; a handler may say otherwise for its own. */
export function secureAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(ANSWER_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}
