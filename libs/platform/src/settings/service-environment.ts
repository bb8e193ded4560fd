import { readFileSync } from 'node:fs';
import type { TracingOptions } from '../tracing/tracing.js';
import { EnvironmentError } from './environment.js';
import { Address, Flag, OneOf, Optional, Share, Text } from './rules.js';

/** Settings of whatever reads or writes the log, and what every service shares. */
export class ServiceEnvironment {
  /** `host:port` of some brokers, parted by commas; without it the log is in PostgreSQL. */
  @Optional() @Text() KAFKA_BROKERS?: string;
  /** `1`: brokers are spoken to over TLS. */
  @Flag() KAFKA_TLS = false;
  /** A PEM file of the authority that signed the brokers' certificates, where Node does not know it. */
  @Optional() @Text() KAFKA_TLS_CA?: string;
  /** How brokers are signed in to: `plain`, `scram-sha-256` or `scram-sha-512`; without it, not at all. */
  @Optional()
  @OneOf('plain', 'scram-sha-256', 'scram-sha-512')
  KAFKA_SASL_MECHANISM?: 'plain' | 'scram-sha-256' | 'scram-sha-512';
  /** With KAFKA_SASL_MECHANISM: as whom. */
  @Optional() @Text() KAFKA_USERNAME?: string;
  /** Of KAFKA_USERNAME. */
  @Optional() @Text() KAFKA_PASSWORD?: string;
  /** An OTLP/HTTP collector, `http://host:4318`; without it nothing is traced. */
  @Optional() @Address() OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /** Share of traces that are recorded, unless the caller has decided. */
  @Share() OTEL_TRACES_SAMPLER_ARG = 1;
  /** Holds what a service keeps on its own disk. */
  @Text() DATA_DIR = '.data';
}

export const tracingOf = (env: ServiceEnvironment): TracingOptions => ({
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: env.OTEL_TRACES_SAMPLER_ARG,
});

export type KafkaEnvironment = Pick<
  ServiceEnvironment,
  | 'KAFKA_BROKERS'
  | 'KAFKA_TLS'
  | 'KAFKA_TLS_CA'
  | 'KAFKA_SASL_MECHANISM'
  | 'KAFKA_USERNAME'
  | 'KAFKA_PASSWORD'
>;

/** How to reach Kafka; undefined when the log is not there. Throws `EnvironmentError` when a setting lacks another. */
export function kafkaOf(env: KafkaEnvironment) {
  if (env.KAFKA_BROKERS === undefined) return undefined;
  return { brokers: env.KAFKA_BROKERS.split(','), ssl: tlsOf(env), sasl: saslOf(env) };
}

function tlsOf({ KAFKA_TLS, KAFKA_TLS_CA }: KafkaEnvironment) {
  if (!KAFKA_TLS_CA) return KAFKA_TLS;
  if (!KAFKA_TLS) throw new EnvironmentError('KAFKA_TLS_CA is of use with KAFKA_TLS=1 only');
  return { ca: [readFileSync(KAFKA_TLS_CA, 'utf8')] };
}

function saslOf({ KAFKA_SASL_MECHANISM: mechanism, KAFKA_USERNAME, KAFKA_PASSWORD }: KafkaEnvironment) {
  if (!mechanism) {
    if (KAFKA_USERNAME || KAFKA_PASSWORD)
      throw new EnvironmentError('KAFKA_USERNAME and KAFKA_PASSWORD need KAFKA_SASL_MECHANISM');
    return undefined;
  }
  if (!KAFKA_USERNAME || !KAFKA_PASSWORD)
    throw new EnvironmentError('KAFKA_SASL_MECHANISM needs KAFKA_USERNAME and KAFKA_PASSWORD');
  return { mechanism, username: KAFKA_USERNAME, password: KAFKA_PASSWORD };
}
