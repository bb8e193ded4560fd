import { portSchema, readEnvironment } from '@toile/platform';
import { z } from 'zod';

const schema = z.object({
  INGEST_PORT: portSchema(4001),
  POSTGRES_URL: z.url().optional(),
  KAFKA_BROKERS: z.string().optional(),
  /** Key of the HMAC that turns fingerprints into visitor ids; the same on every ingest of a deployment. */
  VISITOR_SECRET: z.string().min(32),
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),
  LOG_LEVEL: z.string().default('info'),
});

export const readIngestEnvironment = () => readEnvironment(schema, process.env);
