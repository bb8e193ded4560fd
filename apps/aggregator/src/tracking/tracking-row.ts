import type { LogMessage } from '@toile/contracts';
import { z } from 'zod';

const text = z.string().default('');
const trackingDataSchema = z.object({
  kind: z.enum(['page', 'media', 'streetstyle']),
  target: z.string().max(300),
  uri: z.string().max(4096),
  event: text,
  page: z.number().int().min(0).max(4_294_967_295).default(0),
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

/** Columns of `raw_tracking` beyond the ones every raw row has. @throws ZodError when the data does not fit */
export function toTrackingRow(message: LogMessage): object {
  const data = trackingDataSchema.parse(message.data);
  return {
    ...data,
    route_params: JSON.stringify(data.route_params),
    query: JSON.stringify(data.query),
    occurred_at: message.occurred_at,
    correlation_id: message.correlation_id,
  };
}
