import { randomUUID } from 'node:crypto';
import { parse as parseQueryString } from 'node:querystring';
import { type Beacon, beaconSchema, MAX_BEACON_BYTES, type TrackingData } from '@toile/contracts';
import { DomainError, ValidationError } from '@toile/platform';
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { z } from 'zod';
import type { GroupCommit } from './group-commit.js';
import { toTrackingMessage } from './tracking-message.js';

export interface BeaconRoutesOptions {
  commit: GroupCommit;
  visitorSecret: string;
  now?: () => Date;
}

const ROUTE_NAME = '^[a-z0-9_.-]{1,100}$';
const SLUG = '^[a-z0-9][a-z0-9-]{0,199}$';

/** The schema validators compile once; it comes from the same zod schema the tracker's types come from. */
const bodySchema = { ...z.toJSONSchema(beaconSchema, { target: 'draft-7' }) };

/** Registers the beacon routes: 204 means the event is durable in the log. */
export function registerBeaconRoutes(fastify: FastifyInstance, options: BeaconRoutesOptions): void {
  const now = options.now ?? (() => new Date());
  acceptForms(fastify);
  const routes: [path: string, kind: TrackingData['kind'], pattern: string][] = [
    ['/api/tts/page/:target', 'page', ROUTE_NAME],
    ['/api/tts/media/:target', 'media', SLUG],
    ['/api/tts/streetstyle/:target', 'streetstyle', SLUG],
  ];
  for (const [path, kind, pattern] of routes) {
    const params = {
      type: 'object',
      properties: { target: { type: 'string', pattern } },
      required: ['target'],
    };
    fastify.post<{ Params: { target: string }; Body: Beacon }>(
      path,
      {
        schema: { params, body: bodySchema },
        bodyLimit: MAX_BEACON_BYTES,
        schemaErrorFormatter: toValidationError,
      },
      async (request, reply) => {
        const message = toTrackingMessage(
          {
            kind,
            target: request.params.target,
            beacon: request.body,
            userAgent: request.headers['user-agent'] ?? '',
            receivedAt: now(),
            correlationId: correlationIdOf(request),
          },
          options.visitorSecret,
        );
        const key = message.data.visitor || randomUUID();
        await options.commit.append({ topic: 'tracking', key, value: Buffer.from(JSON.stringify(message)) });
        return reply.status(204).send();
      },
    );
  }
}

function correlationIdOf(request: FastifyRequest): string {
  const given = request.headers['x-correlation-id'];
  return typeof given === 'string' && /^[\w-]{1,100}$/.test(given) ? given : randomUUID();
}

/** Beacons are form-encoded. Broken percent-encoding and repeated fields are refused rather than guessed at. */
function acceptForms(fastify: FastifyInstance): void {
  const strictDecode = (text: string) => decodeURIComponent(text);
  fastify.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BEACON_BYTES },
    (_request, body, done) => {
      try {
        // querystring swallows a decoder's error and guesses, so the text is checked first.
        strictDecode(body.replaceAll('+', ' '));
        done(null, { ...parseQueryString(body, '&', '=', { maxKeys: 50 }) });
      } catch {
        done(new DomainError('beacon/malformed', 'The form encoding of the body is broken.'), undefined);
      }
    },
  );
}

function toValidationError(errors: FastifySchemaValidationError[], source: string): ValidationError {
  return new ValidationError(
    errors.map((error) => ({
      propertyPath: [
        source === 'body' ? '' : source,
        error.instancePath.slice(1) ||
          String(error.params.missingProperty ?? error.params.additionalProperty ?? ''),
      ]
        .filter(Boolean)
        .join('.'),
      message: error.message ?? 'does not fit',
      code: error.keyword,
    })),
  );
}
