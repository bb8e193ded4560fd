import { s3EnvironmentShape, securityContactSchema } from '@toile/api';
import {
  hostNames,
  hostSchema,
  internalPortSchema,
  kafkaEnvironmentShape,
  networks,
  portSchema,
  readEnvironment,
  tracingEnvironmentShape,
} from '@toile/platform';
import { z } from 'zod';

const flag = (otherwise: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(otherwise)
    .transform((value) => value === '1');

/** Left out it depends on who reaches this run; see `exposureOf`. */
const openOrNot = z
  .enum(['0', '1'])
  .optional()
  .transform((value) => (value === undefined ? undefined : value === '1'));

const schema = z.object({
  /** Where the front door listens; everything behind it listens on this machine only. */
  HOST: hostSchema,
  PORT: portSchema(3000),
  API_PORT: portSchema(4000),
  INGEST_PORT: portSchema(4001),
  API_INTERNAL_PORT: internalPortSchema,
  INGEST_INTERNAL_PORT: internalPortSchema,
  AGGREGATOR_PORT: portSchema(4002),
  DATA_DIR: z.string().default('.data'),
  DEMO: flag('1'),
  DEMO_ACCOUNTS: openOrNot,
  DEV_MAIL: openOrNot,
  DEMO_SCALE: z.enum(['small', 'full']).default('full'),
  DEMO_EVENTS: z.coerce.number().int().min(0).max(50_000_000).default(300_000),
  POSTGRES_URL: z.url().optional(),
  ...kafkaEnvironmentShape,
  /** Brokers that keep each partition of topics made from now on; the cluster's default when it is left out. */
  KAFKA_REPLICATION_FACTOR: z.coerce.number().int().min(1).max(9).optional(),
  /** Further settings of topics made from now on: `min.insync.replicas=2,remote.storage.enable=true`. */
  KAFKA_TOPIC_SETTINGS: z
    .string()
    .regex(/^([a-z.]+=[^,=]+(,(?=.)|$))*$/, 'must be name=value, parted by commas')
    .default('')
    .transform(
      (text): Record<string, string> => Object.fromEntries(new URLSearchParams(text.replaceAll(',', '&'))),
    ),
  CLICKHOUSE_URL: z.url().optional(),
  /** Name of the server's cluster; without it tables are made on that one server. */
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  ...s3EnvironmentShape,
  /** A web server that runs already, as in `npm run dev`; without it the built one is started. */
  WEB_URL: z.url().optional(),
  /** The address people reach Toile at, which all its addresses begin with; `http://localhost:PORT` when it is left out. */
  PUBLIC_URL: z.url().optional(),
  /** Further hosts to answer to, beside those of PUBLIC_URL and of this machine. */
  ALLOWED_HOSTS: hostNames,
  /** Proxies before Toile: their `X-Forwarded-*` are believed. */
  TRUSTED_PROXIES: networks,
  /** `smtps://user:password@host`; without it mails are kept as files and listed at `/dev/mail`. */
  SMTP_URL: z.url().optional(),
  SECURITY_CONTACT: securityContactSchema,
  MAIL_FROM: z.string().default('Toile <no-reply@toile.test>'),
  /** What Apple and Facebook gave us to introduce ourselves with; without both of a pair its button says so. */
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  APPLE_ISSUER: z.url().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: z.url().optional(),
  /** `auto` spares clients of this machine the limits by address. */
  RATE_LIMITS: z.enum(['auto', 'on']).default('auto'),
  /** As the services have them; without them they are made and kept in DATA_DIR. */
  API_SECRET: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits, as `openssl rand -hex 32` prints')
    .optional(),
  VISITOR_SECRET: z.string().min(32).optional(),
  /** Both, or the embedded run offers its test checkout. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  ...tracingEnvironmentShape,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});
export type StandaloneEnvironment = z.infer<typeof schema>;

export const readStandaloneEnvironment = (source: NodeJS.ProcessEnv = process.env): StandaloneEnvironment =>
  readEnvironment(schema, source);

/** Every variable the embedded run and the operators' commands look at. */
export const standaloneVariables: readonly string[] = Object.keys(schema.shape);
