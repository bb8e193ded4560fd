import { BEACON_KINDS, type LogMessage } from '@toile/contracts';
import { compileSchema } from '@toile/platform';
import { z } from 'zod';
import { type Field, TextList } from '../block/tab-separated.js';
import { namedEntities } from './named-entities.js';

const text = z.string().default('');
/** Defaults bring older versions of the message up to this one: version 1 ends with `received_at`. */
const trackingDataSchema = z.object({
  kind: z.enum(BEACON_KINDS),
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
  photos: z.array(z.string().max(300)).max(1_000).default([]),
  count: z.int().min(0).max(4_294_967_295).default(0),
  plan: text,
  is_staff: z.boolean().default(false),
});
type TrackingData = z.infer<typeof trackingDataSchema>;

const check = compileSchema(trackingDataSchema);
const DATA_COLUMNS = Object.keys(trackingDataSchema.shape) as (keyof TrackingData)[];

/** Columns of `raw_tracking` beyond the ones every raw row begins with. */
export const TRACKING_COLUMNS = [
  'occurred_at',
  'correlation_id',
  'subject',
  'route',
  'locale',
  'entity',
  'search_entities',
  ...DATA_COLUMNS,
];

/** A tracking message's columns, or why it has none. */
export function trackingFields(message: LogMessage): Field[] | { reason: string } {
  const wrong = check(message.data);
  if (wrong) return { reason: `data: ${wrong}` };
  const data = message.data as TrackingData;
  const { route, locale, entity, searchEntities } = namedEntities(data);
  const fields: Field[] = [
    message.occurred_at,
    message.correlation_id,
    message.subject ?? '',
    route,
    locale,
    entity,
    new TextList(searchEntities),
  ];
  for (const column of DATA_COLUMNS) {
    const value = data[column];
    if (Array.isArray(value)) fields.push(new TextList(value));
    else fields.push(typeof value === 'object' ? JSON.stringify(value) : value);
  }
  return fields;
}
