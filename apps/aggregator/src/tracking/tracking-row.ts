import { BEACON_KINDS, type LogMessage } from '@toile/contracts';
import { compileSchema } from '@toile/platform';
import type { Columns, ColumnType, Value } from '@toile/warehouse/native';
import { z } from 'zod';
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
export type DataName = keyof TrackingData;
/** The data's columns, in the order in which ingest writes its fields. */
export const DATA_COLUMNS: Readonly<Record<DataName, ColumnType>> = {
  kind: 'LowCardinality(String)',
  target: 'String',
  uri: 'String',
  event: 'LowCardinality(String)',
  page: 'UInt32',
  route_params: 'String',
  query: 'String',
  visitor: 'String',
  session: 'String',
  utm_source: 'LowCardinality(String)',
  utm_content: 'LowCardinality(String)',
  utm_campaign: 'LowCardinality(String)',
  source: 'LowCardinality(String)',
  browser: 'LowCardinality(String)',
  os: 'LowCardinality(String)',
  device: 'LowCardinality(String)',
  is_bot: 'Bool',
  country: 'LowCardinality(String)',
  received_at: "DateTime64(3, 'UTC')",
  photos: 'Array(String)',
  count: 'UInt32',
  plan: 'LowCardinality(String)',
  is_staff: 'Bool',
};
export const DATA_NAMES = Object.keys(DATA_COLUMNS) as DataName[];

/** Columns of `raw_tracking` beyond the ones every raw row begins with. */
export const TRACKING_COLUMNS: Columns = {
  occurred_at: "DateTime64(3, 'UTC')",
  correlation_id: 'String',
  subject: 'String',
  route: 'LowCardinality(String)',
  locale: 'LowCardinality(String)',
  entity: 'String',
  search_entities: 'Array(String)',
  ...DATA_COLUMNS,
};

/** A tracking message's columns, or why it has none. */
export function trackingFields(message: LogMessage): Value[] | { reason: string } {
  const wrong = check(message.data);
  if (wrong) return { reason: `data: ${wrong}` };
  const data = message.data as TrackingData;
  const { route, locale, entity, searchEntities } = namedEntities(data);
  const fields: Value[] = [
    message.occurred_at,
    message.correlation_id,
    message.subject ?? '',
    route,
    locale,
    entity,
    searchEntities,
  ];
  for (const name of DATA_NAMES) fields.push(columnValue(data[name]));
  return fields;
}

const columnValue = (value: TrackingData[DataName]): Value =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value;

/** What a column holds of a message that leaves the field out; undefined where none may. */
export function defaultOf(name: DataName): Value | undefined {
  const least = { kind: 'page', target: '', uri: '', received_at: '2026-01-01T00:00:00Z' };
  if (name in least) return undefined;
  const filled: object = { ...least };
  check(filled);
  return columnValue((filled as TrackingData)[name]);
}
