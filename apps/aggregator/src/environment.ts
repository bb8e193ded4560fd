import { kafkaEnvironmentShape, portSchema, readEnvironment, tracingEnvironmentShape } from '@toile/platform';
import { z } from 'zod';

const schema = z.object({
  /** It has internal pages only. */
  AGGREGATOR_PORT: portSchema(4002),
  /** Where they listen; 0.0.0.0 in a container. */
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  POSTGRES_URL: z.url(),
  ...kafkaEnvironmentShape,
  /** Without it the embedded ClickHouse keeps its data in DATA_DIR/clickhouse, which then belongs to this process. */
  CLICKHOUSE_URL: z.url().optional(),
  /** Name of the server's cluster; without it tables are made on that one server. */
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  /** How long partitions of a process that died wait for another owner. */
  LEASE_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
  SEAL_EVERY_MS: z.coerce.number().int().min(100).max(3_600_000).default(5_000),
  /** So many events that are not sealed are counted by whoever asks; more are counted beforehand. */
  COUNT_EVENTS: z.coerce.number().int().min(1).optional(),
  ...tracingEnvironmentShape,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});
export type AggregatorEnvironment = z.infer<typeof schema>;

export const readAggregatorEnvironment = (source: NodeJS.ProcessEnv = process.env): AggregatorEnvironment =>
  readEnvironment(schema, source);

/** Every variable the service looks at. */
export const aggregatorVariables: readonly string[] = Object.keys(schema.shape);
