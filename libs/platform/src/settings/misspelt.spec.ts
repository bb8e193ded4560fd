import { expect, it } from '@jest/globals';
import { VARIABLES } from './every-variable.js';
import { misspeltVariables } from './misspelt.js';

const of = (...names: string[]) => misspeltVariables(Object.fromEntries(names.map((name) => [name, 'x'])));

it.each([
  ['CLICKHOSE_URL', 'CLICKHOUSE_URL'],
  ['POSTGRES_URI', 'POSTGRES_URL'],
  ['KAFKA_BROKER', 'KAFKA_BROKERS'],
  ['OTEL_EXPORTER_OLTP_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['API_SECERT', 'API_SECRET'],
  ['LOG_LEVELL', 'LOG_LEVEL'],
  ['SPOOL_MAX_BITES', 'SPOOL_MAX_BYTES'],
])('asks of %s whether %s is meant', (name, meant) => {
  expect(of(name)).toEqual([`nothing reads ${name}; did you mean ${meant}?`]);
});

it('asks of none that Toile has, of none that is empty, and of none in small letters', () => {
  expect(of(...VARIABLES)).toEqual([]);
  expect(misspeltVariables({ CLICKHOSE_URL: '', npm_config_clickhose_url: 'x' })).toEqual([]);
});

const OTHERS = `
  APP_SECRET APP_PORT WEB_PORT WEB_URI HOSTNAME HOSTS HOSTTYPE POST SPORT DATA_DIRS DATADIR HOME EMAIL_FROM
  CLICKHOUSE_USER CLICKHOUSE_DB CLICKHOUSE_PORT CLICKHOUSE_PASSWORD CLICKHOUSE_IMAGE
  POSTGRES_USER POSTGRES_DB POSTGRES_PASSWORD POSTGRES_PORT POSTGRES_IMAGE PGDATA
  AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY S3_ACCESS_KEY S3_SECRET_KEY BACKUP_S3_BUCKET
  KAFKA_IMAGE KAFKA_USER KAFKA_TOPIC SMTP_HOST PUBLIC_URI PUBLIC_DIR BASE_URL MAIL_IMAGE
  OTEL_EXPORTER_OTLP_HEADERS OTEL_TRACES_SAMPLER OTEL_SERVICE_NAME NODE_OPTIONS STRIPE_API_KEY
  API_SERVICE_PORT API_SERVICE_HOST API_PORT_4000_TCP INGEST_SERVICE_PORT GRAFANA_PASSWORD SITE_ADDRESS
`;
it('asks of none that is another name, however near', () => {
  expect(of(...OTHERS.trim().split(/\s+/))).toEqual([]);
});
