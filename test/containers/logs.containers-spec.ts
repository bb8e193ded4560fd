import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import { createKafkaLog, createPostgresLog, logMigrations } from '@toile/event-log';
import { startTcpProxy, type TcpProxy } from '@toile/testing';
import pg from 'pg';
import { eventLogContract } from '../../libs/event-log/src/log.contract.js';
import type { LogHarness } from '../../libs/event-log/src/log.harness.js';
import { kafkaInContainer, postgresInContainer } from './stores.js';

jest.setTimeout(240_000);

eventLogContract('the Kafka driver on Kafka in a container', async (): Promise<LogHarness> => {
  const kafka = await kafkaInContainer();
  const proxies: TcpProxy[] = [];
  return {
    open: async () => {
      const proxy = await startTcpProxy(kafka.port);
      proxies.push(proxy);
      const log = createKafkaLog({
        brokers: [kafka.brokers],
        socketFactory: ({ onConnect }) => connect({ port: proxy.port, host: '127.0.0.1' }, onConnect),
        leaseMs: 1_500,
        heartbeatMs: 150,
      });
      return { log, freeze: proxy.freeze, thaw: proxy.thaw };
    },
    crashAndRestart: kafka.crashAndRestart,
    stop: async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()));
      await kafka.stop();
    },
  };
});

eventLogContract('the Postgres driver on PostgreSQL in a container', async (): Promise<LogHarness> => {
  const postgres = await postgresInContainer();
  const closers: (() => Promise<unknown>)[] = [];
  const poolThrough = async () => {
    const proxy = await startTcpProxy(postgres.port);
    const url = new URL(postgres.url);
    url.port = String(proxy.port);
    const pool = new pg.Pool({ connectionString: url.href, max: 5, connectionTimeoutMillis: 5_000 });
    pool.on('error', () => undefined);
    closers.push(async () => {
      await pool.end();
      await proxy.stop();
    });
    return { pool, proxy };
  };
  await migrateDatabase(postgres.url, logMigrations);
  return {
    open: async () => {
      const { pool, proxy } = await poolThrough();
      const log = createPostgresLog(pool, { leaseMs: 1_500, heartbeatMs: 150, segmentRecords: 320 });
      return { log, freeze: proxy.freeze, thaw: proxy.thaw };
    },
    crashAndRestart: postgres.crashAndRestart,
    stop: async () => {
      await Promise.all(closers.map((close) => close()));
      await postgres.stop();
    },
  };
});
