import type { LogMessage, TrackingData } from '@toile/contracts';
import type { DemoCatalogue } from '../catalogue/types.js';
import { Random } from '../random.js';
import { type Slot, slots } from './calendar-of-traffic.js';
import { Interest } from './interest.js';
import { botReader, type Reader, type Readers, readerAt } from './reader.js';
import { type Step, Visit } from './visit.js';

/** Part of the visits that are crawlers'; they are long, so they make a larger part of the messages. */
const BOTS = 0.012;
/** Part of the messages whose beacon was sent again although it had arrived. */
const REPEATED = 0.012;
/** Part of the messages that waited in a browser for the network. */
const LATE = 0.006;

interface Pending {
  received: number;
  message: LogMessage<TrackingData>;
}

export interface TrafficRequest {
  catalogue: DemoCatalogue;
  seed: string;
  now: Date;
  /** How many messages, repeats included; exactly so many come. */
  events: number;
  /** Subjects of members who are signed in when they come. */
  members?: readonly string[];
}

/**
 * Visitor traffic as ingest would have logged it, in the order of arrival: the last 60 weeks and the show windows of the
 * last six main seasons. Popularity follows Zipf by house, show and look; days, weeks and shows have their rhythm;
 * searches follow the season's tags and crazes for some; crawlers and beacons sent twice are among it, for the pipeline to clean.
 * The same request gives the same messages. Memory does not grow with `events` (`generate-traffic.spec.ts`).
 */
export function* generateTraffic(request: TrafficRequest): Generator<LogMessage<TrackingData>> {
  const { catalogue, seed, events, members = [] } = request;
  const now = request.now.getTime();
  const interest = new Interest(catalogue, seed);
  const readers = { people: Math.max(400, events / 14), members };
  let pending: Pending[] = [];
  let number = 0;
  for (const slot of slots(catalogue, now, events)) {
    interest.moveTo(slot.from);
    const random = new Random(`${seed}/traffic/${number++}`);
    fill(pending, slot, { random, interest, seed, readers, now });
    pending.sort((a, b) => a.received - b.received);
    const due = pending.findIndex(({ received }) => received >= slot.to);
    const ready = due < 0 ? pending.length : due;
    for (let i = 0; i < ready; i++) yield (pending[i] as Pending).message;
    pending = pending.slice(ready);
  }
  for (const { message } of pending) yield message;
}

interface Setting {
  random: Random;
  interest: Interest;
  seed: string;
  readers: Readers;
  now: number;
}

/** Adds the messages of visits that begin in the slot, exactly as many as it asks for. */
function fill(pending: Pending[], slot: Slot, { random, interest, seed, readers, now }: Setting): void {
  let left = slot.messages;
  while (left > 0) {
    const start = slot.from + random.unit() * (slot.to - slot.from);
    const isBot = random.chance(BOTS);
    const reader = isBot ? botReader(random) : readerAt(random, seed, new Date(start).getUTCHours(), readers);
    const visit = new Visit(random, interest, reader, start);
    if (isBot) visit.crawl(left);
    else visit.browse(left);
    // Before the first show there is nothing to see but the home page.
    for (const step of visit.steps) {
      const late = random.chance(LATE) ? random.unit() * 20 * 60_000 : 0;
      const received = Math.min(now - 1, step.at + 40 + random.unit() * 400 + late);
      const message = toMessage(random, reader, visit.campaign, step, received);
      pending.push({ received, message });
      left--;
      if (left > 0 && random.chance(REPEATED)) {
        pending.push(repeatOf(random, message, Math.min(now - 1, received + 1_000 + random.unit() * 90_000)));
        left--;
      }
      if (left === 0) return;
    }
  }
}

const hex = (bits: number) => bits.toString(16).padStart(8, '0');
const isoTime = (ms: number) => new Date(ms).toISOString();

function toMessage(
  random: Random,
  reader: Reader,
  campaign: Visit['campaign'],
  step: Step,
  received: number,
): LogMessage<TrackingData> {
  const { known } = reader;
  const occurred = Math.min(step.at, received);
  return {
    id: random.uuidv7(occurred),
    type: 'BeaconReceived',
    version: 1,
    occurred_at: isoTime(occurred),
    subject: reader.subject,
    correlation_id: hex(random.bits()) + hex(random.bits()),
    causation_id: null,
    // Written out, because spreading objects into one another takes longer than all the rest.
    data: {
      kind: step.kind,
      target: step.target,
      uri: step.uri,
      event: 'view',
      page: step.page,
      route_params: step.route_params,
      query: step.query,
      visitor: known.visitor,
      session: known.session,
      utm_source: campaign[0],
      utm_content: campaign[1],
      utm_campaign: campaign[2],
      source: known.source,
      browser: known.browser,
      os: known.os,
      device: known.device,
      is_bot: known.is_bot,
      country: known.country,
      received_at: isoTime(received),
    },
  };
}

/** The same event, arrived once more. */
function repeatOf(random: Random, message: LogMessage<TrackingData>, received: number): Pending {
  const data = { ...message.data, received_at: isoTime(received) };
  return { received, message: { ...message, correlation_id: hex(random.bits()) + hex(random.bits()), data } };
}
