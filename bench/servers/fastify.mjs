/** The floor: a bare Fastify that parses the same form body, validates it by the same schema and answers 204. */
import { parse } from 'node:querystring';
import { BEACON_SCHEMA } from '@toile/ingest';
import Fastify from 'fastify';

const app = Fastify();
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, { ...parse(body) }),
);
app.post('/api/tts/media/:target', { schema: { body: BEACON_SCHEMA } }, async (_request, reply) =>
  reply.status(204).send(),
);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
process.once('SIGTERM', () => process.exit(0));
