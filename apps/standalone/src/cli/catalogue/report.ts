import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { RawRow, RefusedRow } from '@toile/api';
import { UnreadableRow } from './read-rows.js';

/** Refused rows, one JSON object a line; the file is made with the first of them. */
export class Report {
  count = 0;
  #file: ReturnType<typeof createWriteStream> | undefined;

  constructor(readonly path: string) {}

  refuse(rows: readonly RefusedRow[]): void {
    for (const row of rows) {
      this.#file ??= createWriteStream(this.path);
      this.#file.write(`${JSON.stringify(row)}\n`);
      this.count += 1;
    }
  }

  /** Rows that could be read; the others are refused here. */
  readable(batch: readonly RawRow[]): RawRow[] {
    return batch.filter(({ line, row }) => {
      if (!(row instanceof UnreadableRow)) return true;
      this.refuse([{ line, reason: row.reason }]);
      return false;
    });
  }

  async close(): Promise<void> {
    if (!this.#file) return;
    this.#file.end();
    await finished(this.#file);
  }
}
