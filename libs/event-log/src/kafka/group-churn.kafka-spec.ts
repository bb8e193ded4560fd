import { expect, it } from '@jest/globals';
import { crashableKafka } from '@toile/testing';
import { expectChurnToLoseNothing } from '../group-churn.contract.js';
import { createKafkaLog } from './kafka-log.js';

const FOR_MS = 10_000;

it('gives two consumers that join and leave at random every record once', async () => {
  const kafka = await crashableKafka();
  const open = async () => createKafkaLog({ brokers: [kafka.address], leaseMs: 3_000, heartbeatMs: 100 });
  const { records, memberships } = await expectChurnToLoseNothing(open, FOR_MS);
  expect(records).toBeGreaterThan(FOR_MS / 10);
  expect(memberships).toBeGreaterThan(FOR_MS / 2_000);
  await kafka.stop();
}, 240_000);
