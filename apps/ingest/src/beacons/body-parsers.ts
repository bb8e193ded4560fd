import { MAX_BATCH_BYTES, MAX_BEACON_BYTES, TTS_BATCH_PATH } from '@toile/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm } from './read-form.js';

const TOO_LARGE = Object.assign(new Error(`A beacon has at most ${MAX_BEACON_BYTES} bytes.`), {
  statusCode: 413,
});

/** Teaches Fastify to read beacons: forms as they are sent by `sendBeacon`, and JSON, which may be a batch. */
export function readBeaconBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BATCH_BYTES },
    (request, body, done) => {
      if (isTooLarge(request, body)) done(TOO_LARGE, undefined);
      else parseJson(request, body, done);
    },
  );
  fastify.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BEACON_BYTES },
    (_request, body, done) => {
      try {
        done(null, readForm(body));
      } catch (error) {
        done(error as Error, undefined);
      }
    },
  );
}

const isTooLarge = ({ routeOptions }: FastifyRequest, body: string) =>
  routeOptions.url !== TTS_BATCH_PATH && Buffer.byteLength(body) > MAX_BEACON_BYTES;
