import { type LogMessage, logMessageSchema } from '@toile/contracts';
import { compileSchema } from '@toile/platform';

const faultOf = compileSchema(logMessageSchema);

/** A log message as consumers may rely on it. @param schema of its data, where the test means one @throws Error naming what is wrong */
export function asMessage(value: unknown, schema?: object): LogMessage {
  const fault = faultOf(value) ?? (schema ? compileSchema(schema)((value as LogMessage).data) : null);
  if (fault) throw new Error(`not a log message: ${fault}`);
  return value as LogMessage;
}
