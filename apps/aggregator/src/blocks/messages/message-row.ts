import type { LogMessage } from '@toile/contracts';
import type { Row } from '@toile/warehouse';

/** Columns of `raw_<topic>` for topics of domain messages, beyond the ones every raw row begins with. */
export const messageFields = (message: LogMessage): Row => ({
  type: message.type,
  version: message.version,
  occurred_at: Date.parse(message.occurred_at),
  subject: message.subject ?? '',
  correlation_id: message.correlation_id,
  causation_id: message.causation_id ?? '',
  data: JSON.stringify(message.data),
});
