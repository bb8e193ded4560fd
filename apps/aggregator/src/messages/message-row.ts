import type { LogMessage } from '@toile/contracts';
import type { Columns, Value } from '@toile/warehouse/native';

/** Columns of `raw_<topic>` for topics of domain messages, beyond the ones every raw row begins with. */
export const MESSAGE_COLUMNS: Columns = {
  type: 'LowCardinality(String)',
  version: 'UInt16',
  occurred_at: "DateTime64(3, 'UTC')",
  subject: 'String',
  correlation_id: 'String',
  causation_id: 'String',
  data: 'String',
};

export function messageFields(message: LogMessage): Value[] {
  return [
    message.type,
    message.version,
    message.occurred_at,
    message.subject ?? '',
    message.correlation_id,
    message.causation_id ?? '',
    JSON.stringify(message.data),
  ];
}
