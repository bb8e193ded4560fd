import { type Amendments, amended, Vocabulary, type VocabularyChange } from '@toile/vocabulary';
import type { Database } from './database.js';

/** metrics.md: "an hour's searches are read by the vocabulary as it was in the log five minutes before that hour". */
const LEAD_MS = 5 * 60_000;

/** The vocabulary of each hour of the log, from what editors had changed before it. */
export async function vocabulariesOf(database: Database): Promise<(hour: string) => Vocabulary> {
  // What a relay brought twice is one change.
  const rows = await database.rows(
    `SELECT data::VARCHAR AS data, epoch_ms(appended_at)::BIGINT::VARCHAR AS at FROM message WHERE type = 'vocabulary-changed'
     QUALIFY row_number() OVER (PARTITION BY id ORDER BY appended_at, "offset") = 1 ORDER BY appended_at, "offset"`,
  );
  const changes = rows.map(({ data, at }) => {
    const { change, concept, details } = JSON.parse(String(data));
    return { at: Number(at), change: { type: change, data: { ...details, concept } } as VocabularyChange };
  });
  const known = new Map<number, Vocabulary>();
  return (hour) => {
    const before = changes.filter(({ at }) => at < Date.parse(hour) - LEAD_MS);
    const vocabulary =
      known.get(before.length) ??
      new Vocabulary(before.reduce<Amendments>((made, { change }) => amended(made, change), {}));
    known.set(before.length, vocabulary);
    return vocabulary;
  };
}
