import { TOPICS } from '@toile/contracts';
import type { EventLog } from '@toile/event-log';
import type { Database } from './database.js';

const BATCH = 5_000;

export interface Exported {
  /** Of the Parquet files, for `read_parquet`. */
  files: string;
  records: number;
  /** When the newest of them was appended. */
  newest: string;
  /** Where each partition ended: `topic/partition` → offset. */
  ends: ReadonlyMap<string, number>;
}

/** Every record that is in the log now, as Parquet: a folder a topic and day of arrival. The folder must be empty or new. */
export async function exportLog(
  log: EventLog,
  database: Database,
  folder: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Exported> {
  await database.rows(
    'CREATE OR REPLACE TABLE record (topic VARCHAR, part VARCHAR, "offset" VARCHAR, appended_at VARCHAR, value VARCHAR)',
  );
  const ends = await endsOf(log);
  const starts = new Map<string, number>();
  for (const [place] of ends) starts.set(place, await log.startOffset(...topicAndPart(place)));
  const total = [...ends].reduce((sum, [place, end]) => sum + end - (starts.get(place) ?? 0), 0);
  let done = 0;
  let newest = new Date(0);
  for (const [place, end] of ends) {
    const [topic, partition] = topicAndPart(place);
    for (let from = starts.get(place) ?? 0; from < end; ) {
      const records = await log.read({ topic, partition, from, maxRecords: Math.min(BATCH, end - from) });
      if (records.length === 0) throw new Error(`${place} ended at ${from}, not ${end}`);
      await database.append(
        'record',
        records.map(({ offset, appendedAt, value }) => [
          topic,
          String(partition),
          String(offset),
          appendedAt.toISOString(),
          value.toString('utf8'),
        ]),
      );
      const last = records.at(-1)?.appendedAt ?? newest;
      if (last > newest) newest = last;
      from += records.length;
      done += records.length;
      onProgress(done, total);
    }
  }
  const quoted = folder.replaceAll("'", "''");
  await database.rows(`
    COPY (
      SELECT topic, part::INT AS part, "offset"::BIGINT AS "offset", appended_at::TIMESTAMPTZ AS appended_at, value,
        strftime(appended_at::TIMESTAMPTZ, '%Y-%m-%d') AS day
      FROM record
    ) TO '${quoted}' (FORMAT parquet, COMPRESSION zstd, PARTITION_BY (topic, day), OVERWRITE_OR_IGNORE);
    DROP TABLE record`);
  return { files: `${folder}/**/*.parquet`, records: total, newest: newest.toISOString(), ends };
}

/** Whether the log holds nothing that came after the export. */
export async function isUnchanged(log: EventLog, { ends }: Exported): Promise<boolean> {
  const now = await endsOf(log);
  return [...now].every(([place, end]) => ends.get(place) === end);
}

async function endsOf(log: EventLog): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const topic of TOPICS)
    for (let partition = 0; partition < (await log.partitions(topic)); partition += 1)
      ends.set(`${topic}/${partition}`, await log.endOffset(topic, partition));
  return ends;
}

function topicAndPart(place: string): [topic: string, partition: number] {
  const [topic = '', partition] = place.split('/');
  return [topic, Number(partition)];
}
