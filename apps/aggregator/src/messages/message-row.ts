import type { LogMessage } from '@toile/contracts';
import type { Field } from '../block/tab-separated.js';

/** Columns of `raw_<topic>` for topics of domain messages, beyond the ones every raw row begins with. */
export const MESSAGE_COLUMNS = [
  'type',
  'version',
  'occurred_at',
  'subject',
  'correlation_id',
  'causation_id',
  'data',
];

export function messageFields(message: LogMessage): Field[] {
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
