import { aggregatorVariables } from '../../apps/aggregator/src/environment.js';
import { apiVariables } from '../../apps/api/src/environment.js';
import { ingestVariables } from '../../apps/ingest/src/environment.js';
import { mcpVariables } from '../../apps/mcp/src/environment.js';
import { standaloneVariables } from '../../apps/standalone/src/environment.js';

/** What each container looks at; one that is not named looks at none of ours. */
export const VARIABLES: Record<string, readonly string[]> = {
  api: apiVariables,
  ingest: ingestVariables,
  aggregator: aggregatorVariables,
  migrate: standaloneVariables,
  operator: standaloneVariables,
  demo: standaloneVariables,
  mcp: mcpVariables,
  backup: ['POSTGRES_URL'],
  web: [],
};

/** Variables that hold a password or a key, those of stores' addresses included. */
export const SECRETS = [...new Set(Object.values(VARIABLES).flat())].filter((name) =>
  /SECRET|PASSWORD|ACCESS_KEY|^(POSTGRES|CLICKHOUSE|SMTP)_URL$/.test(name),
);

const STORES = ['POSTGRES_URL', 'CLICKHOUSE_URL'];
const BUCKET = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** What a container does not start without, and what it may have beside it. */
export const ALLOWED: Record<string, { needed: readonly string[]; optional: readonly string[] }> = {
  api: {
    needed: [...STORES, 'API_SECRET', 'SMTP_URL'],
    optional: ['KAFKA_PASSWORD', ...BUCKET, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  ingest: { needed: ['POSTGRES_URL', 'VISITOR_SECRET'], optional: ['KAFKA_PASSWORD'] },
  aggregator: { needed: STORES, optional: ['KAFKA_PASSWORD'] },
  migrate: { needed: STORES, optional: ['KAFKA_PASSWORD'] },
  operator: { needed: [...STORES, 'API_SECRET'], optional: ['KAFKA_PASSWORD', ...BUCKET] },
  demo: { needed: [...STORES, 'API_SECRET'], optional: BUCKET },
  mcp: { needed: [], optional: [] },
  backup: { needed: ['POSTGRES_URL'], optional: [] },
  web: { needed: [], optional: [] },
};

/** A tag that never names another image: PostgreSQL's versions have two numbers, MinIO's are dates. */
export const EXACT_VERSION = /(^postgres:\d+\.\d+|:v?\d+\.\d+\.\d+|:RELEASE\.[\dT-]+Z)[\w.-]*$/;
