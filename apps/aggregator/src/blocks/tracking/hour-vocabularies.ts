import { vocabularyChanged } from '@toile/contracts';
import type { EventLog } from '@toile/event-log';
import { compileSchema } from '@toile/platform';
import { type Amendments, amended, Vocabulary, type VocabularyChange } from '@toile/vocabulary';
import { decodeMessage } from '../decode-message.js';

/** So long before an hour begins a change must be in the log to be of that hour: every aggregator can have read it by then. */
const LEAD_MS = 5 * 60_000;
const AT_ONCE = 1_000;
/** States that are kept: a replay goes through several hours at once. */
const MOST_KEPT = 8;

const check = compileSchema(vocabularyChanged.schema);

/**
 * The vocabulary of an ingest hour: what is shipped, with the changes that were in the log five minutes before the hour began. So
 * the rows of a block are the same whoever makes them and whenever, after a crash and in a replay ("understands the words of an
 * hour by the vocabulary of that hour"), and an hour is counted by one vocabulary.
 */
export class HourVocabularies {
  readonly #changes: { appendedAt: number; change: VocabularyChange }[] = [];
  /** A relay that died publishes its last messages again. */
  readonly #known = new Set<string>();
  readonly #next = new Map<number, number>();
  readonly #kept = new Map<number, Vocabulary>();
  #readFor = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> = Promise.resolve();

  constructor(private readonly log: Pick<EventLog, 'partitions' | 'startOffset' | 'read'>) {}

  /** @param hour one that has begun by the log's clock */
  async at(hour: Date): Promise<Vocabulary> {
    if (hour.getTime() > this.#readFor) {
      this.#reading = this.#reading.catch(() => undefined).then(() => this.#readUpTo(hour.getTime()));
      await this.#reading;
    }
    const before = hour.getTime() - LEAD_MS;
    const count = this.#changes.filter(({ appendedAt }) => appendedAt < before).length;
    const kept = this.#kept.get(count) ?? this.#after(count);
    this.#kept.delete(count);
    this.#kept.set(count, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }

  #after(count: number): Vocabulary {
    const changes = this.#changes.slice(0, count).map(({ change }) => change);
    return new Vocabulary(changes.reduce<Amendments>(amended, {}), count);
  }

  /** All that is there once the hour has begun is enough: what comes later is of later hours. */
  async #readUpTo(hour: number): Promise<void> {
    if (hour <= this.#readFor) return;
    const { topic } = vocabularyChanged;
    for (let partition = 0; partition < (await this.log.partitions(topic)); partition += 1) {
      let from = this.#next.get(partition) ?? (await this.log.startOffset(topic, partition));
      for (let more = true; more; ) {
        const records = await this.log.read({ topic, partition, from, maxRecords: AT_ONCE });
        for (const { value, appendedAt } of records) this.#take(value.toString(), appendedAt.getTime());
        from = (records.at(-1)?.offset ?? from - 1) + 1;
        more = records.length > 0;
      }
      this.#next.set(partition, from);
    }
    this.#readFor = hour;
  }

  /** What cannot be read is a dead letter of its topic, and changes nothing here. */
  #take(value: string, appendedAt: number): void {
    const decoded = decodeMessage(value);
    if ('reason' in decoded || this.#known.has(decoded.message.id) || check(decoded.message.data)) return;
    this.#known.add(decoded.message.id);
    const { change, concept, details } = decoded.message.data as {
      change: VocabularyChange['type'];
      concept: string;
      details: object;
    };
    this.#changes.push({
      appendedAt,
      change: { type: change, data: { ...details, concept } } as VocabularyChange,
    });
  }
}
