import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { RawRow, RefusedRow } from '@toile/api';
import { UnreadableRow } from './read-rows.js';

/**
 * Refused rows as they were, one JSON object a line, with `refused_line` and `refused_reason` beside their fields: mended, the file
 * can be imported as it is. It is made with the first of them.
 */
export class Report {
  count = 0;
  #file: ReturnType<typeof createWriteStream> | undefined;

  constructor(readonly path: string) {}

  /** @param batch where the rows are from */
  refuse(refused: readonly RefusedRow[], batch: readonly RawRow[]): void {
    for (const { line, reason } of refused) {
      const { row } = batch.find((one) => one.line === line) ?? {};
      this.#write(line, reason, typeof row === 'object' && row !== null ? row : { row });
    }
  }

  /** Rows that could be read; the others are refused here. */
  readable(batch: readonly RawRow[]): RawRow[] {
    return batch.filter(({ line, row }) => {
      if (!(row instanceof UnreadableRow)) return true;
      this.#write(line, row.reason, { ...row.fields, text: row.text });
      return false;
    });
  }

  #write(line: number, reason: string, row: object): void {
    this.#file ??= createWriteStream(this.path);
    this.#file.write(
      `${JSON.stringify({ refused_line: line, refused_reason: reason, ...withoutNotes(row) })}\n`,
    );
    this.count += 1;
  }

  async close(): Promise<void> {
    if (!this.#file) return;
    this.#file.end();
    await finished(this.#file);
  }
}

/** A row that is refused again is told its new reason. */
function withoutNotes(row: object): object {
  const { refused_line: _, refused_reason: __, ...rest } = row as Record<string, unknown>;
  return rest;
}
