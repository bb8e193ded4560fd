import { servicesContract } from '../services/services.contract.js';
import { clickhouseInContainer, kafkaInContainer, postgresInContainer } from './stores.js';

servicesContract('Kafka, PostgreSQL and ClickHouse in containers', async () => {
  const [kafka, postgres, clickhouse] = await Promise.all([
    kafkaInContainer(),
    postgresInContainer(),
    clickhouseInContainer(),
  ]);
  return {
    environment: {
      POSTGRES_URL: postgres.url,
      KAFKA_BROKERS: kafka.brokers,
      CLICKHOUSE_URL: clickhouse.url,
    },
    stop: () => Promise.all([kafka.stop(), postgres.stop(), clickhouse.stop()]),
  };
});
