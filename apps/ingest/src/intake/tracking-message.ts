import { randomUUID } from 'node:crypto';
import { type LogMessage, TRACKING_VERSION, type TrackingData } from '@toile/contracts';
import { clientOf } from '../enrichment/client.js';
import type { SessionFacts } from '../enrichment/members.js';
import type { Pseudonyms } from '../enrichment/visitor.js';
import type { Destination } from './destination.js';
import { occurredAt } from './occurred-at.js';
import type { ReadBeacon } from './read-beacon.js';
import { scrubRecord, scrubText, scrubUri } from './scrub.js';

/** What a request says of whoever sent it; one for all events of a batch. */
export interface Sender {
  userAgent: string;
  country: string;
  /** The member who is signed in. */
  member: SessionFacts | undefined;
  /** The browser asks not to be told apart (`Sec-GPC: 1`). */
  refusesIdentity: boolean;
  receivedAt: Date;
  correlationId: string;
}

const NOBODY = { visitor: '', session: '' };

/** The log message of a beacon: enriched, and without any raw identifier. Without consent it belongs to nobody. */
export function toTrackingMessage(
  destination: Destination,
  beacon: ReadBeacon,
  sender: Sender,
  pseudonyms: Pseudonyms,
): LogMessage<TrackingData> {
  const { member, receivedAt } = sender;
  const isNobody = beacon.consent === 'no' || sender.refusesIdentity;
  const reader = isNobody ? NOBODY : pseudonyms.of(beacon);
  const subject = isNobody ? null : (member?.subject ?? null);
  const client = clientOf(sender.userAgent);
  const uri = scrubUri(beacon.uri);
  const received = receivedAt.toISOString();
  const { time, isOutOfTime } = occurredAt(beacon.occurred_at, beacon.sent_at, receivedAt);
  return {
    id: beacon.event_id ?? randomUUID(),
    type: 'BeaconReceived',
    version: TRACKING_VERSION,
    occurred_at: time === receivedAt ? received : time.toISOString(),
    subject,
    correlation_id: sender.correlationId,
    causation_id: null,
    // Written out: spreading objects into one another takes longer than all the rest.
    data: {
      kind: destination.kind,
      target: destination.kind === 'outbound' ? hostOf(uri) : destination.target,
      uri,
      event: destination.event ?? beacon.event ?? '',
      page: beacon.page,
      route_params: scrubRecord(beacon.route_params),
      query: scrubRecord(beacon.query),
      visitor: subject ?? reader.visitor,
      session: reader.session,
      utm_source: scrubText(beacon.utm_source ?? ''),
      utm_content: scrubText(beacon.utm_content ?? ''),
      utm_campaign: scrubText(beacon.utm_campaign ?? ''),
      source: scrubText(beacon.source ?? ''),
      browser: client.browser,
      os: client.os,
      device: client.device,
      is_bot: client.is_bot,
      country: sender.country,
      received_at: received,
      photos: beacon.photos,
      count: beacon.count,
      plan: subject ? (member?.plan ?? '') : '',
      is_staff: member?.isStaff ?? false,
      is_out_of_time: isOutOfTime,
    },
  };
}

function hostOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).hostname.slice(0, 253) : '';
}
