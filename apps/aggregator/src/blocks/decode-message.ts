import { type LogMessage, logMessageSchema } from '@toile/contracts';
import { compileSchema } from '@toile/platform';

export type Decoded = { message: LogMessage } | { reason: string };

const check = compileSchema(logMessageSchema);

/** The message that a record's value is, or why it is none. A partition is never held up by a record that cannot be read. */
export function decodeMessage(value: string): Decoded {
  let message: unknown;
  try {
    message = JSON.parse(value);
  } catch (error) {
    return { reason: `JSON: ${(error as Error).message}` };
  }
  const wrong = check(message);
  return wrong ? { reason: `envelope: ${wrong}` } : { message: message as LogMessage };
}
