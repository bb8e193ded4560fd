import {
  hostSchema,
  internalPortSchema,
  kafkaEnvironmentShape,
  networks,
  portSchema,
  readEnvironment,
  tracingEnvironmentShape,
} from '@toile/platform';
import { z } from 'zod';

const schema = z.object({
  HOST: hostSchema,
  INGEST_PORT: portSchema(4001),
  INGEST_INTERNAL_PORT: internalPortSchema,
  /** Where internal pages listen; 0.0.0.0 in a container. */
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  POSTGRES_URL: z.url(),
  ...kafkaEnvironmentShape,
  /** Keys the hashes that stand for visitors; the same for all of ingest. */
  VISITOR_SECRET: z.string().min(32),
  /** Holds the spool; a volume of this process alone. */
  DATA_DIR: z.string().default('.data'),
  SPOOL_MAX_BYTES: z.coerce.number().int().min(0).optional(),
  /** Proxies before it, the gateway among them: their `X-Forwarded-*` are believed. */
  TRUSTED_PROXIES: networks,
  RATE_LIMITS: z.enum(['auto', 'on']).default('on'),
  ...tracingEnvironmentShape,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export const readIngestEnvironment = (source: NodeJS.ProcessEnv = process.env) =>
  readEnvironment(schema, source);

/** Every variable the service looks at. */
export const ingestVariables: readonly string[] = Object.keys(schema.shape);
