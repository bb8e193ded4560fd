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
import { securityContactSchema } from './health/security-contact.js';
import { s3EnvironmentShape } from './pictures/originals/open-originals.js';

const schema = z.object({
  HOST: hostSchema,
  API_PORT: portSchema(4000),
  API_INTERNAL_PORT: internalPortSchema,
  /** Where internal pages listen; 0.0.0.0 in a container. */
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  POSTGRES_URL: z.url(),
  ...kafkaEnvironmentShape,
  CLICKHOUSE_URL: z.url(),
  /** Name of the server's cluster; without it tables are made on that one server. */
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** 32 random bytes in hexadecimal; with them lost, personal data cannot be read any more. */
  API_SECRET: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits, as `openssl rand -hex 32` prints'),
  /** Holds reports, rendered pictures, and originals unless there is a bucket for them. */
  DATA_DIR: z.string().default('.data'),
  ...s3EnvironmentShape,
  /** The address people reach Toile at. */
  PUBLIC_URL: z.url(),
  SECURITY_CONTACT: securityContactSchema,
  SMTP_URL: z.url(),
  /** Both, or nothing can be bought. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  MAIL_FROM: z.string().default('Toile <no-reply@toile.test>'),
  /** Where `/api/health` asks for the rest of Toile: their internal pages. */
  INGEST_INTERNAL_URL: z.url().default('http://ingest:4101'),
  AGGREGATOR_URL: z.url().default('http://aggregator:4002'),
  /** Proxies before it, the gateway among them: their `X-Forwarded-*` are believed. */
  TRUSTED_PROXIES: networks,
  RATE_LIMITS: z.enum(['auto', 'on']).default('on'),
  ...tracingEnvironmentShape,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export const readApiEnvironment = (source: NodeJS.ProcessEnv = process.env) =>
  readEnvironment(schema, source);

/** Every variable the service looks at. */
export const apiVariables: readonly string[] = Object.keys(schema.shape);
