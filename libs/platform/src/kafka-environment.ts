import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { EnvironmentError } from './environment.js';

/** Settings of whatever reads or writes the log, when it is in Kafka. */
export const kafkaEnvironmentShape = {
  /** `host:port` of some brokers, parted by commas; without it the log is in PostgreSQL. */
  KAFKA_BROKERS: z.string().optional(),
  /** `1`: brokers are spoken to over TLS. */
  KAFKA_TLS: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /** A PEM file of the authority that signed the brokers' certificates, where Node does not know it. */
  KAFKA_TLS_CA: z.string().optional(),
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
};

export interface KafkaEnvironment {
  KAFKA_BROKERS?: string | undefined;
  KAFKA_TLS: boolean;
  KAFKA_TLS_CA?: string | undefined;
  KAFKA_SASL_MECHANISM?: 'plain' | 'scram-sha-256' | 'scram-sha-512' | undefined;
  KAFKA_USERNAME?: string | undefined;
  KAFKA_PASSWORD?: string | undefined;
}

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
