import type { LogMessage } from '@toile/contracts';
import { compileSchema } from '@toile/platform';
import { z } from 'zod';
import type { Field } from '../block/tab-separated.js';

const text = z.string().default('');
const trackingDataSchema = z.object({
  kind: z.enum(['page', 'media', 'streetstyle']),
  target: z.string().max(300),
  uri: z.string().max(4096),
  event: text,
  page: z.int().min(0).max(4_294_967_295).default(0),
  route_params: z.record(z.string(), z.unknown()).default({}),
  query: z.record(z.string(), z.unknown()).default({}),
  visitor: text,
  session: text,
  utm_source: text,
  utm_content: text,
  utm_campaign: text,
  source: text,
  browser: text,
  os: text,
  device: text,
  is_bot: z.boolean().default(false),
  country: text,
  received_at: z.iso.datetime(),
});
type TrackingData = z.infer<typeof trackingDataSchema>;

const check = compileSchema(trackingDataSchema);
const DATA_COLUMNS = Object.keys(trackingDataSchema.shape) as (keyof TrackingData)[];

/** Columns of `raw_tracking` beyond the ones every raw row begins with. */
export const TRACKING_COLUMNS = ['occurred_at', 'correlation_id', ...DATA_COLUMNS];

/** A tracking message's columns, or why it has none. */
export function trackingFields(message: LogMessage): Field[] | { reason: string } {
  const wrong = check(message.data);
  if (wrong) return { reason: `data: ${wrong}` };
  const data = message.data as TrackingData;
  const fields: Field[] = [message.occurred_at, message.correlation_id];
  for (const column of DATA_COLUMNS) {
    const value = data[column];
    fields.push(typeof value === 'object' ? toJson(value) : value);
  }
  return fields;
}

/** Most of these are empty. */
function toJson(value: object): string {
  for (const _ in value) return JSON.stringify(value);
  return '{}';
}
