import { type LogMessage, logMessageSchema } from '@toile/contracts';
import type { LogRecord } from '@toile/event-log';

export type Decoded = { ok: true; message: LogMessage } | { ok: false; reason: string };

/** A record's message, or why it is none. A partition is never held up by a record that cannot be read. */
export function decodeMessage(record: LogRecord): Decoded {
  try {
    const parsed = logMessageSchema.safeParse(JSON.parse(record.value.toString('utf8')));
    if (parsed.success) return { ok: true, message: parsed.data };
    const issue = parsed.error.issues[0];
    return { ok: false, reason: `envelope: ${issue?.path.join('.')} ${issue?.message}` };
  } catch (error) {
    return { ok: false, reason: `JSON: ${(error as Error).message}` };
  }
}
