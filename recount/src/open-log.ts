import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataSource, poolOf } from '@toile/database';
import { createKafkaLog, createPostgresLog, type EventLog } from '@toile/event-log';
import { Address, kafkaOf, Optional, readEnvironment, ServiceEnvironment } from '@toile/platform';

class RecountEnvironment extends ServiceEnvironment {
  @Optional() @Address() POSTGRES_URL?: string;
}

/** The log of the stores that the environment names, else of the run that lives on `DATA_DIR`. @throws Error that names the cure */
export async function openLog(): Promise<{ log: EventLog; close(): Promise<void> }> {
  const env = readEnvironment(RecountEnvironment, process.env);
  const kafka = kafkaOf(env);
  if (kafka) {
    const log = createKafkaLog(kafka);
    return { log, close: () => log.close() };
  }
  const url = env.POSTGRES_URL ?? urlOfRun(env.DATA_DIR);
  if (!url)
    throw new Error(
      `No log: nothing runs on ${env.DATA_DIR}. Start Toile (npm start), or set DATA_DIR, POSTGRES_URL or KAFKA_BROKERS.`,
    );
  const dataSource = await openDataSource({ url, max: 4 });
  const log = createPostgresLog(poolOf(dataSource));
  return {
    log,
    close: async () => {
      await log.close();
      await dataSource.destroy();
    },
  };
}

/** What a living run tells of itself to those who may read its folder. */
function urlOfRun(folder: string): string | undefined {
  const file = join(folder, 'run.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).postgresUrl as string) : undefined;
}
