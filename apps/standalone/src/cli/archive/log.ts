import type { Command } from 'commander';
import { again, inBucket, whole } from './carrying.js';

const PREFIX = ['--prefix <name>', 'objects begin with it', 'log/'] as const;

interface Options {
  prefix: string;
  every?: number;
}

export function addLog(program: Command): void {
  const log = program
    .command('log')
    .description(
      'the log in Kafka, which KAFKA_BROKERS names; where it is in PostgreSQL, its archive holds it',
    );

  log
    .command('put')
    .description('records that the bucket does not have; what was put stays')
    .option(...PREFIX)
    .option('--every <minutes>', 'again and again, until it is stopped', whole)
    .action(({ prefix, every }: Options) =>
      again(every, () =>
        withKafka(prefix, async ({ archive, bucket, source, topics }) => {
          const { records, segments } = await archive.putLog(source, topics, bucket);
          console.log(`${records} records are put, in ${segments} objects`);
        }),
      ),
    );

  log
    .command('verify')
    .description('compares every record of the bucket with the log')
    .option(...PREFIX)
    .action(({ prefix }: Options) =>
      withKafka(prefix, async ({ archive, bucket, source }) => {
        const { records } = await archive.verifyLog(bucket, source);
        console.log(`${records} records are the same in the bucket and in the log`);
      }),
    );

  log
    .command('get')
    .description(
      'fills the empty topics that "toile migrate" made: the same partitions, offsets and times. Interrupted, the same command goes on; until then no service starts. Where POSTGRES_URL names the ledger, the places of records that were counted and lost are filled.',
    )
    .option(...PREFIX)
    .action(({ prefix }: Options) =>
      withKafka(prefix, async ({ archive, bucket, source, kafka, topics }) => {
        const [{ KafkaRestore }, { startBar }] = await Promise.all([
          import('@toile/event-log'),
          import('../progress-bar.js'),
        ]);
        const target = new KafkaRestore(kafka);
        const bar = startBar('records');
        try {
          const read: typeof source.read = (request) => source.read(request);
          const { records } = await archive.getLog(bucket, target, read, bar.update);
          bar.stop();
          console.log(`${records} records are in the log as they were`);
          const counted = await countedFor(topics);
          if (!counted) return;
          const lost = await archive.fillLost(target, counted);
          if (lost > 0)
            console.log(
              `${lost} records that were counted came after the last put and are lost: their places are filled, and figures keep them until a replay`,
            );
        } finally {
          bar.stop();
          await target.close();
        }
      }),
    );
}

async function withKafka(
  prefix: string,
  work: (with_: {
    archive: typeof import('../../archive/archive-log.js');
    bucket: import('../../archive/archive-bucket.js').ArchiveBucket;
    source: import('@toile/event-log').EventLog;
    kafka: import('@toile/event-log').KafkaLogOptions;
    topics: readonly string[];
  }) => Promise<void>,
): Promise<void> {
  const [archive, { createKafkaLog }, { kafkaOf }, { TOPICS }, { readStandaloneEnvironment }] =
    await Promise.all([
      import('../../archive/archive-log.js'),
      import('@toile/event-log'),
      import('@toile/platform'),
      import('@toile/contracts'),
      import('../../environment.js'),
    ]);
  const kafka = kafkaOf(readStandaloneEnvironment());
  if (!kafka)
    throw new Error('KAFKA_BROKERS names no Kafka: the log is in PostgreSQL, whose archive holds it');
  const source = createKafkaLog(kafka);
  try {
    await inBucket(prefix, (bucket) => work({ archive, bucket, source, kafka, topics: TOPICS }));
  } finally {
    await source.close();
  }
}

/**
 * How far the ledger has counted the log, where the environment names one. It forgets what the last records were: in their places may
 * come to lie what fills the places of lost ones.
 */
async function countedFor(
  topics: readonly string[],
): Promise<import('../../archive/archive-log.js').Counted[] | undefined> {
  const [{ LEDGER_ENTITIES, Ledger }, { openDataSource }, { readStandaloneEnvironment }] = await Promise.all([
    import('@toile/aggregator'),
    import('@toile/database'),
    import('../../environment.js'),
  ]);
  const { POSTGRES_URL } = readStandaloneEnvironment();
  if (!POSTGRES_URL) return undefined;
  const dataSource = await openDataSource({ url: POSTGRES_URL, entities: LEDGER_ENTITIES, max: 1 });
  try {
    const ledger = new Ledger(dataSource);
    await ledger.forgetDigests(topics);
    return await ledger.counted(topics);
  } finally {
    await dataSource.destroy();
  }
}
