import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends reference data that everybody may keep for five minutes, or 304 to who has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  type = 'application/json; charset=utf-8',
): Promise<void> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) await reply.status(304).send();
  else await reply.type(type).send(body);
}
