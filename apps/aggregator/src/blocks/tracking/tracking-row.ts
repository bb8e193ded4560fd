import { BEACON_KINDS, type LogMessage, TRACKING_VERSION, type TrackingData } from '@toile/contracts';
import { compileSchema } from '@toile/platform';
import type { Vocabulary } from '@toile/vocabulary';
import type { Row } from '@toile/warehouse';
import { namedEntities } from './named-entities.js';

const text = { type: 'string', default: '' };
const yesOrNo = { type: 'boolean', default: false };
const whole = { type: 'integer', minimum: 0, maximum: 4_294_967_295, default: 0 };
const anything = { type: 'object', default: {} };

/** Defaults bring older versions of the message up to this one: version 1 ends with `received_at`. */
const trackingDataSchema = {
  type: 'object',
  required: ['kind', 'target', 'uri', 'received_at'],
  properties: {
    kind: { type: 'string', enum: BEACON_KINDS },
    target: { type: 'string', maxLength: 300 },
    uri: { type: 'string', maxLength: 4096 },
    event: text,
    page: whole,
    route_params: anything,
    query: anything,
    visitor: text,
    session: text,
    utm_source: text,
    utm_content: text,
    utm_campaign: text,
    source: text,
    browser: text,
    os: text,
    device: text,
    is_bot: yesOrNo,
    country: text,
    received_at: { type: 'string', format: 'date-time' },
    photos: { type: 'array', items: { type: 'string', maxLength: 300 }, maxItems: 1_000, default: [] },
    count: whole,
    plan: text,
    is_staff: yesOrNo,
    is_out_of_time: yesOrNo,
  },
};

const NOTTS = /[?&]notts(?=[=&#]|$)/;

const check = compileSchema(trackingDataSchema);

/** Columns of `raw_tracking` beyond the ones every raw row begins with, or why the message has none. */
export function trackingFields(
  message: LogMessage,
  vocabulary: Vocabulary,
): { fields: Row } | { reason: string } {
  // What a later version means is not to be guessed: it is read once this one knows it ("waits as a dead letter").
  if (message.version > TRACKING_VERSION)
    return { reason: `version ${message.version} is not known here, only those up to ${TRACKING_VERSION}` };
  const wrong = check(message.data);
  if (wrong) return { reason: `data: ${wrong}` };
  const data = message.data as unknown as Required<TrackingData>;
  const { route, locale, entity, searchEntities } = namedEntities(
    { ...data, occurred_at: message.occurred_at },
    vocabulary,
  );
  const fields = {
    occurred_at: Date.parse(message.occurred_at),
    correlation_id: message.correlation_id,
    subject: message.subject ?? '',
    route,
    locale,
    entity,
    search_entities: searchEntities,
    kind: data.kind,
    target: data.target,
    uri: data.uri,
    event: data.event,
    page: Math.max(data.page, pageOf(data.query)),
    route_params: JSON.stringify(data.route_params),
    query: JSON.stringify(data.query),
    visitor: data.visitor,
    session: data.session,
    utm_source: data.utm_source,
    utm_content: data.utm_content,
    utm_campaign: data.utm_campaign,
    source: data.source,
    browser: data.browser,
    os: data.os,
    device: data.device,
    is_bot: data.is_bot,
    country: data.country,
    received_at: Date.parse(data.received_at),
    photos: data.photos,
    count: data.count,
    plan: data.plan,
    // Who asks not to be counted is not, whatever sent the beacon.
    is_staff: data.is_staff || NOTTS.test(data.uri),
    is_out_of_time: data.is_out_of_time,
  };
  return { fields };
}

const PAGE = /^\d{1,6}$/;
/** A page of results is also told by the query alone. */
const pageOf = ({ page }: Record<string, unknown>): number =>
  PAGE.test(String(page ?? '')) ? Number(page) : 0;
