import { portSchema, readEnvironment, tracingEnvironmentShape } from '@toile/platform';
import { z } from 'zod';

const schema = z.object({
  INGEST_PORT: portSchema(4001),
  POSTGRES_URL: z.url(),
  KAFKA_BROKERS: z.string().optional(),
  /** Keys the hashes that stand for visitors; the same for all of ingest. */
  VISITOR_SECRET: z.string().min(32),
  /** Holds the spool; a volume of this process alone. */
  DATA_DIR: z.string().default('.data'),
  SPOOL_MAX_BYTES: z.coerce.number().int().min(0).optional(),
  /** Addresses of proxies, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  RATE_LIMITS: z.enum(['auto', 'on']).default('on'),
  ...tracingEnvironmentShape,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export const readIngestEnvironment = (source: NodeJS.ProcessEnv = process.env) =>
  readEnvironment(schema, source);
