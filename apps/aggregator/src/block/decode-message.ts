import { type LogMessage, logMessageSchema } from '@toile/contracts';
import type { LogRecord } from '@toile/event-log';
import { compileSchema } from '@toile/platform';

export type Decoded = { message: LogMessage } | { reason: string };

const check = compileSchema(logMessageSchema);

/** A record's message, or why it is none. A partition is never held up by a record that cannot be read. */
export function decodeMessage(record: Pick<LogRecord, 'value'>): Decoded {
  let message: unknown;
  try {
    message = JSON.parse(record.value.toString('utf8'));
  } catch (error) {
    return { reason: `JSON: ${(error as Error).message}` };
  }
  const wrong = check(message);
  return wrong ? { reason: `envelope: ${wrong}` } : { message: message as LogMessage };
}
