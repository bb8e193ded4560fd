import type { EventLog, Position } from '@toile/event-log';
import { RELAY_HEADERS } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { SHIPPED_VOCABULARY } from '@toile/vocabulary';
import { letterGroupKey, sentAgainByReason, type Warehouse } from '@toile/warehouse';
import { type DataSource, In, IsNull, Not } from 'typeorm';
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

/** Which dead letters are meant. */
export interface LetterFilter {
  topic?: string | undefined;
  /** A part of the reason. */
  reason?: string | undefined;
}

/** Dead letters of one topic with one reason. */
export interface LetterGroup {
  topic: string;
  reason: string;
  letters: number;
  /** How many of them were sent again. */
  sentAgain: number;
  newest: string;
}

/** What came of sending many again. */
export interface RedrivenLetters {
  /** Sent again, or what would be. */
  sent: number;
  /** What still cannot be read, by the reason it has now. */
  unreadable: Map<string, number>;
  /** Sent again before, or in the warehouse already. */
  done: number;
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
  async list(filter: LetterFilter & { limit: number; offset?: number }): Promise<DeadLetter[]> {
    const { limit, offset = 0 } = filter;
    return this.find(MEANT, { ...paramsOf(filter), limit, skipped: offset });
  }

  /** Many at a glance: by topic and reason, the largest group first. */
  async groups(filter: LetterFilter): Promise<LetterGroup[]> {
    const { warehouse, dataSource } = this.stores;
    const sent = await dataSource
      .getRepository(DeadLetterRedriveEntity)
      .find({ where: { newOffset: Not(IsNull()) }, order: { redrivenAt: 'DESC' }, take: MOST_SENT });
    const again = await sentAgainByReason(warehouse, sent);
    const groups = await warehouse.rows<Omit<LetterGroup, 'sentAgain'>>(
      `SELECT _topic AS topic, reason, toUInt32(count()) AS letters, toString(max(ingest_hour)) AS newest
       FROM ${warehouse.database}.dead_letter ${MEANT} GROUP BY topic, reason ORDER BY letters DESC, topic, reason`,
      paramsOf(filter),
    );
    return groups.map((group) => ({ ...group, sentAgain: again.get(letterGroupKey(group)) ?? 0 }));
  }

  /**
   * Sends again what can be read now, as it was; what cannot stays where it is.
   * @param onProgress told how many were looked at
   */
  async redriveAll(
    filter: LetterFilter & { dryRun?: boolean },
    onProgress: (looked: number) => void = () => undefined,
  ): Promise<RedrivenLetters> {
    const outcome: RedrivenLetters = { sent: 0, unreadable: new Map(), done: 0 };
    for (let offset = 0, more = true; more; offset += PAGE) {
      const page = await this.list({ ...filter, limit: PAGE, offset });
      more = page.length === PAGE;
      for (const letter of page) await this.redriveInto(outcome, letter, Boolean(filter.dryRun));
      onProgress(offset + page.length);
    }
    return outcome;
  }

  private async redriveInto(outcome: RedrivenLetters, letter: DeadLetter, dryRun: boolean): Promise<void> {
    if (letter.redrivenTo || letter.reason === RELAYED_BEFORE) {
      outcome.done += 1;
      return;
    }
    const read = readLetter(letter);
    if ('reason' in read) {
      outcome.unreadable.set(read.reason, (outcome.unreadable.get(read.reason) ?? 0) + 1);
      return;
    }
    if (!dryRun) await this.send(letter, letter.value);
    outcome.sent += 1;
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
    return this.send(letter, corrected ?? letter.value);
  }

  /** @throws DomainError `dead-letter/still-unreadable` */
  private async send(letter: DeadLetter, value: Buffer): Promise<Position> {
    const eventId = idOf({ ...letter, value });
    const { topic, partition, offset } = letter;
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
       ORDER BY ingest_hour DESC, _topic, _partition, _offset DESC LIMIT {limit:UInt32} OFFSET {skipped:UInt64}`,
      { skipped: 0, ...params },
    );
    const redriven = await dataSource.getRepository(DeadLetterRedriveEntity).findBy({
      newOffset: Not(IsNull()),
      topic: In(rows.map((row) => row._topic)),
      offset: In(rows.map((row) => row._offset)),
    });
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

/** Of how many letters that were sent again the reasons are looked up; older ones count as not sent. */
const MOST_SENT = 100_000;
/** Looked at and sent at once. */
const PAGE = 500;
const MEANT = `WHERE ({topic:String} = '' OR _topic = {topic:String})
  AND ({reason:String} = '' OR positionCaseInsensitive(reason, {reason:String}) > 0)`;
const paramsOf = ({ topic = '', reason = '' }: LetterFilter) => ({ topic, reason });

/** Whether it can be read, and its id: no word of the vocabulary decides that. */
const readLetter = ({ topic, value }: Pick<DeadLetter, 'topic' | 'value'>) =>
  readValue(topic, value.toString('utf8'), SHIPPED_VOCABULARY);

/** The event id of a value the aggregator can read. @throws DomainError `dead-letter/still-unreadable` */
function idOf(letter: Position & Pick<DeadLetter, 'key' | 'headers' | 'value'>): string {
  const read = readLetter(letter);
  if ('reason' in read)
    throw new DomainError('dead-letter/still-unreadable', `it still cannot be read: ${read.reason}`);
  return String(read.eventId);
}
