import { join } from 'node:path';
import { startClickhouseDoor } from '@toile/embedded';
import { crashableKafka, testPostgres } from '@toile/testing';
import { servicesContract } from '../services/services.contract.js';

servicesContract('a local Kafka, PostgreSQL and the embedded ClickHouse', async (folder) => {
  const kafka = await crashableKafka();
  const postgres = await testPostgres();
  const clickhouse = await startClickhouseDoor({ path: join(folder, 'clickhouse'), password: 'open' });
  return {
    environment: {
      POSTGRES_URL: postgres.url,
      KAFKA_BROKERS: kafka.address,
      CLICKHOUSE_URL: clickhouse.url,
    },
    stop: async () => {
      await clickhouse.close();
      await postgres.stop();
      await kafka.stop();
    },
  };
});
