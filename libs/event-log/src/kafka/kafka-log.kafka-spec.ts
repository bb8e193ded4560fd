import { crashableKafka } from '@toile/testing';
import { eventLogContract } from '../log.contract.js';
import type { LogHarness } from '../log.harness.js';
import { createKafkaLog } from './kafka-log.js';

eventLogContract('the Kafka driver', async (): Promise<LogHarness> => {
  const kafka = await crashableKafka();
  return {
    open: async () => {
      const { socketFactory, freeze, thaw } = await kafka.connect();
      const brokers = [kafka.address];
      const log = createKafkaLog({ brokers, socketFactory, leaseMs: 1_500, heartbeatMs: 150 });
      return { log, freeze, thaw };
    },
    crashAndRestart: () => kafka.crashAndRestart(),
    stop: () => kafka.stop(),
  };
});
