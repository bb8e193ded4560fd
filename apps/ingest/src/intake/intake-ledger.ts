import { Counter, Gauge, type Registry } from 'prom-client';
import { MinuteCounts } from './minute-counts.js';
import { OUTCOMES, type Outcome } from './outcome.js';

/** What operators see; `received` equals the sum of the rest. */
export interface IntakeReport {
  since: string;
  received: number;
  /** Arrived and not ended yet. */
  in_flight: number;
  stored: number;
  spooled: number;
  duplicate: number;
  /** Fields that were left out of events, since this version does not know them: a newer tracker than ingest. */
  unknown_fields: number;
  /** Of those stored or spooled: what arrived more than 48 hours after it happened, or says an impossible time, and counts nowhere. */
  out_of_time: number;
  /** By reason. */
  refused: Partial<Record<Outcome, number>>;
}

/** Received = stored + spooled + refused + duplicate: every event that arrives ends in one of them, and is counted there. */
export class IntakeLedger {
  /** The same by minute. */
  readonly minutes = new MinuteCounts();
  private readonly since = new Date();
  private received = 0;
  private ignored = 0;
  private outOfTime = 0;
  private readonly counts = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]));

  constructor(registry?: Registry) {
    if (!registry) return;
    const registers = [registry];
    const ledger = this;
    new Counter({
      name: 'toile_ingest_received_total',
      help: 'Events that arrived.',
      registers,
      collect() {
        this.reset();
        this.inc(ledger.received);
      },
    });
    new Counter({
      name: 'toile_ingest_events_total',
      help: 'Events by how they ended.',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset();
        for (const [outcome, count] of ledger.counts) this.inc({ outcome }, count);
      },
    });
    new Counter({
      name: 'toile_ingest_unknown_fields_total',
      help: 'Fields of events that were left out, since this version does not know them.',
      registers,
      collect() {
        this.reset();
        this.inc(ledger.ignored);
      },
    });
    new Counter({
      name: 'toile_ingest_out_of_time_total',
      help: 'Events taken that count nowhere: more than 48 hours late, or of an impossible time.',
      registers,
      collect() {
        this.reset();
        this.inc(ledger.outOfTime);
      },
    });
    new Gauge({
      name: 'toile_ingest_in_flight',
      help: 'Events that arrived and have not ended.',
      registers,
      collect() {
        this.set(ledger.report().in_flight);
      },
    });
  }

  arrive(events: number): void {
    this.received += events;
  }

  /** Counts fields that were left out. */
  ignoreFields(fields: number): void {
    this.ignored += fields;
  }

  /** Counts events that are taken and count nowhere. */
  countOutOfTime(events: number): void {
    this.outOfTime += events;
  }

  count(outcome: Outcome, events: number): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + events);
    this.minutes.add(outcome, events);
  }

  report(): IntakeReport {
    const of = (outcome: Outcome) => this.counts.get(outcome) ?? 0;
    const ended = OUTCOMES.reduce((sum, outcome) => sum + of(outcome), 0);
    const refused = OUTCOMES.filter((outcome) => !['stored', 'spooled', 'duplicate'].includes(outcome));
    return {
      since: this.since.toISOString(),
      received: this.received,
      in_flight: this.received - ended,
      stored: of('stored'),
      spooled: of('spooled'),
      duplicate: of('duplicate'),
      unknown_fields: this.ignored,
      out_of_time: this.outOfTime,
      refused: Object.fromEntries(refused.map((outcome) => [outcome, of(outcome)])),
    };
  }
}

const OUTCOME_OF_STATUS: Partial<Record<number, Outcome>> = {
  413: 'too-large',
  422: 'invalid',
  429: 'throttled',
};

/** The outcome that an answer other than 204 stands for. */
export const outcomeOf = (status: number): Outcome =>
  OUTCOME_OF_STATUS[status] ?? (status < 500 ? 'malformed' : 'unavailable');
