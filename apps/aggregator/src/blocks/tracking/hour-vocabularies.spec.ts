import { describe, expect, it } from '@jest/globals';
import { vocabularyChanged } from '@toile/contracts';
import type { LogRecord } from '@toile/event-log';
import type { Vocabulary, VocabularyChange } from '@toile/vocabulary';
import { HourVocabularies } from './hour-vocabularies.js';
import { namedEntities } from './named-entities.js';

const time = (clock: string) => new Date(`2026-11-24T${clock}:00.000Z`);
const word = (text: string): VocabularyChange => ({
  type: 'ConceptReworded',
  data: { concept: 'garment/trench-coat', words: { fr: { add: [text], remove: [] } } },
});

/** A log whose records can be appended at any time. */
class FakeLog {
  readonly records: LogRecord[] = [];
  reads = 0;

  append(clock: string, { type, data: { concept, ...details } }: VocabularyChange, id = this.records.length) {
    const message = {
      id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      type: vocabularyChanged.type,
      version: 1,
      occurred_at: time(clock).toISOString(),
      subject: null,
      correlation_id: 'test',
      causation_id: null,
      data: { change: type, concept, details },
    };
    this.raw(clock, JSON.stringify(message));
  }
  raw(clock: string, value: string) {
    const position = { topic: 'vocabulary', partition: 1, offset: this.records.length };
    this.records.push({
      ...position,
      key: 'v',
      headers: {},
      value: Buffer.from(value),
      appendedAt: time(clock),
    });
  }
  async partitions() {
    return 2;
  }
  async startOffset() {
    return 0;
  }
  async read({ partition, from, maxRecords }: { partition: number; from: number; maxRecords: number }) {
    this.reads += 1;
    return partition === 1 ? this.records.slice(from, from + Math.min(maxRecords, 2)) : [];
  }
}

const meant = (text: string, vocabulary: Vocabulary) =>
  namedEntities(
    {
      kind: 'page',
      target: 'look_search.fr',
      uri: '/fr/look/search',
      route_params: {},
      query: { search: text },
      occurred_at: '2026-11-24T10:00:00.000Z',
    },
    vocabulary,
  ).searchEntities.includes('understood:tag:trench-coat');

describe('the vocabulary of an hour', () => {
  it('has what was in the log five minutes before it began, and nothing later', async () => {
    const log = new FakeLog();
    log.append('09:54', word('grandcouvert'));
    log.append('09:56', word('longuemante'));
    const vocabularies = new HourVocabularies(log);
    const [nine, ten, eleven] = [
      await vocabularies.at(time('09:00')),
      await vocabularies.at(time('10:00')),
      await vocabularies.at(time('11:00')),
    ];
    expect([nine, ten, eleven].map((one) => meant('grandcouverts', one))).toEqual([false, true, true]);
    expect([nine, ten, eleven].map((one) => meant('longuemantes', one))).toEqual([false, false, true]);
  });

  it('is the same for who reads it long after, as in a replay, and in whatever order', async () => {
    const log = new FakeLog();
    const live = new HourVocabularies(log);
    const hours = ['08:00', '09:00', '10:00', '11:00', '12:00'].map(time);
    const seen: Vocabulary[] = [];
    for (const hour of hours) {
      seen.push(await live.at(hour));
      const clock = hour.toISOString().slice(11, 13);
      // Meanwhile editors go on.
      log.append(`${clock}:10`, word(`grandcouvert ${clock}`));
      log.append(`${clock}:57`, word(`longuemante ${clock}`));
    }
    const replay = new HourVocabularies(log);
    for (const index of [4, 0, 3, 1, 2]) {
      const hour = hours[index] ?? time('08:00');
      expect((await replay.at(hour)).amendments).toEqual(seen[index]?.amendments);
    }
    const together = await Promise.all(hours.map((hour) => new HourVocabularies(log).at(hour)));
    expect(together.map(({ version }) => version)).toEqual(seen.map(({ version }) => version));
  });

  it('is not moved by what a relay publishes again, nor by what cannot be read', async () => {
    const log = new FakeLog();
    log.append('08:10', word('grandcouvert'), 1);
    log.append(
      '08:20',
      {
        type: 'ConceptReworded',
        data: {
          concept: 'garment/trench-coat',
          words: { fr: { add: [], remove: ['grandcouvert'] } },
        },
      },
      2,
    );
    log.append('08:30', word('grandcouvert'), 1);
    log.raw('08:31', 'no json');
    log.raw('08:32', JSON.stringify({ id: 'no envelope' }));
    const vocabulary = await new HourVocabularies(log).at(time('09:00'));
    expect([vocabulary.version, meant('grandcouvert', vocabulary)]).toEqual([2, false]);
  });

  it('is read once an hour, and one object for all its blocks', async () => {
    const log = new FakeLog();
    log.append('08:10', word('grandcouvert'));
    const vocabularies = new HourVocabularies(log);
    const first = await vocabularies.at(time('09:00'));
    const { reads } = log;
    expect(await vocabularies.at(time('09:00'))).toBe(first);
    expect(await vocabularies.at(time('08:00'))).not.toBe(first);
    expect(log.reads).toBe(reads);
    expect(await vocabularies.at(time('10:00'))).toBe(first);
    expect(log.reads).toBeGreaterThan(reads);
  });
});
