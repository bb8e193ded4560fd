import type { EventLog, Position } from '@toile/event-log';
import { RELAY_HEADERS } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import { type DataSource, IsNull, Not } from 'typeorm';
import { RELAYED_BEFORE, readValue } from '../blocks/to-rows.js';
import { DeadLetterRedriveEntity } from '../ledger/entities/dead-letter-redrive.entity.js';

export interface DeadLetter extends Position {
  ingestHour: string;
  reason: string;
  key: string;
  headers: Record<string, string>;
  value: Buffer;
  /** Where its correction went, once it was re-driven. */
  redrivenTo: Position | null;
}

interface Row {
  _topic: string;
  _partition: number;
  _offset: number;
  hour: string;
  reason: string;
  key: string;
  headers: string;
  value_base64: string;
}

/** Records that could not be decoded: to look at, and to send again once corrected. */
export class DeadLetters {
  constructor(private readonly stores: { dataSource: DataSource; log: EventLog; warehouse: Warehouse }) {}

  /** Newest first. */
  async list(filter: { topic?: string; limit: number }): Promise<DeadLetter[]> {
    return this.find(`WHERE {topic:String} = '' OR _topic = {topic:String}`, {
      topic: filter.topic ?? '',
      limit: filter.limit,
    });
  }

  /** @throws DomainError `dead-letter/unknown` */
  async show({ topic, partition, offset }: Position): Promise<DeadLetter> {
    const condition =
      'WHERE _topic = {topic:String} AND _partition = {partition:UInt16} AND _offset = {offset:UInt64}';
    const [letter] = await this.find(condition, { topic, partition, offset, limit: 1 });
    if (!letter)
      throw new DomainError('dead-letter/unknown', `no dead letter at ${topic}/${partition}/${offset}`);
    return letter;
  }

  /**
   * Appends the corrected value to the topic's end, under the old key. It counts like any other record; a second re-drive
   * of the same letter is refused, and one that died half-way counts once because the event id is the same.
   * @throws DomainError `dead-letter/unknown`, `dead-letter/redriven`, `dead-letter/repeat`, `dead-letter/still-unreadable`
   */
  async redrive(position: Position, corrected?: Buffer): Promise<Position> {
    const letter = await this.show(position);
    if (letter.redrivenTo) {
      const { partition, offset } = letter.redrivenTo;
      throw new DomainError('dead-letter/redriven', `it was sent again already, to ${partition}/${offset}`);
    }
    if (letter.reason === RELAYED_BEFORE)
      throw new DomainError('dead-letter/repeat', 'it is in the warehouse already: a relay brought it twice');
    const value = corrected ?? letter.value;
    const eventId = idOf({ ...letter, value });
    const { topic, partition, offset } = position;
    const redrives = this.stores.dataSource.getRepository(DeadLetterRedriveEntity);
    await redrives.upsert({ topic, partition, offset, eventId }, ['topic', 'partition', 'offset']);
    // It comes from here now: by the place in the outbox that it came from, it would be taken for what is known already.
    const kept = Object.entries(letter.headers).filter(([name]) => !RELAY_HEADERS.includes(name));
    const headers = { ...Object.fromEntries(kept), 'redriven-from': `${topic}/${partition}/${offset}` };
    const [to] = await this.stores.log.append([{ topic, key: letter.key, headers, value }]);
    if (!to) throw new Error('the log gave no position');
    await redrives.update({ topic, partition, offset }, { newPartition: to.partition, newOffset: to.offset });
    return to;
  }

  private async find(condition: string, params: Record<string, string | number>): Promise<DeadLetter[]> {
    const { warehouse, dataSource } = this.stores;
    const rows = await warehouse.rows<Row>(
      `SELECT _topic, _partition, _offset, toString(ingest_hour) AS hour, reason, key, headers, value_base64
       FROM ${warehouse.database}.dead_letter ${condition}
       ORDER BY ingest_hour DESC, _topic, _partition, _offset DESC LIMIT {limit:UInt32}`,
      params,
    );
    const redriven = await dataSource
      .getRepository(DeadLetterRedriveEntity)
      .findBy({ newOffset: Not(IsNull()) });
    const toOf = new Map(
      redriven.map(({ topic, partition, offset, newPartition, newOffset }) => [
        `${topic}/${partition}/${offset}`,
        { topic, partition: newPartition ?? 0, offset: newOffset ?? 0 },
      ]),
    );
    return rows.map((row) => ({
      topic: row._topic,
      partition: row._partition,
      offset: row._offset,
      ingestHour: row.hour,
      reason: row.reason,
      key: row.key,
      headers: JSON.parse(row.headers || '{}'),
      value: Buffer.from(row.value_base64, 'base64'),
      redrivenTo: toOf.get(`${row._topic}/${row._partition}/${row._offset}`) ?? null,
    }));
  }
}

/** The event id of a value the aggregator can read. @throws DomainError `dead-letter/still-unreadable` */
function idOf(letter: Position & Pick<DeadLetter, 'key' | 'headers' | 'value'>): string {
  const read = readValue(letter.topic, letter.value.toString('utf8'));
  if ('reason' in read)
    throw new DomainError('dead-letter/still-unreadable', `it still cannot be read: ${read.reason}`);
  return String(read.eventId);
}
