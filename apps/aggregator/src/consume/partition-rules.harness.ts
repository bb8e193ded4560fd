import { setTimeout as sleep } from 'node:timers/promises';
import type { LogRecord, ReadRequest } from '@toile/event-log';
import { SHIPPED_VOCABULARY } from '@toile/vocabulary';
import type { Block } from '@toile/warehouse';
import { hashOf } from '../blocks/block.js';
import { BlockStore } from '../blocks/block-store.js';
import { type BlockRecord, LedgerFencedError, type OpenBlock } from '../ledger/ledger.js';
import { type CursorOptions, PartitionCursor } from './partition-cursor.js';
import { PartitionWorker } from './partition-worker.js';

const APPENDED = new Date('2026-03-01T10:00:00.000Z');
const range = ({ first, last }: Pick<BlockRecord, 'first' | 'last'>) => `${first}–${last}`;

/** One partition of a log in memory, and a journal of all that its owners did. */
export class FakePartition {
  readonly journal: string[] = [];
  readonly ledger = new FakeLedger(this.journal);
  readonly warehouse = new FakeWarehouse(this.journal);
  private readonly records: LogRecord[] = [];
  private readonly workers: PartitionWorker[] = [];
  private readonly log = {
    read: async ({ from, maxRecords }: ReadRequest) => this.records.slice(from, from + maxRecords),
    startOffset: async () => 0,
    endOffset: async () => this.records.length,
    waitForAppend: () => sleep(1, true),
  };

  append(...ids: string[]): void {
    for (const id of ids) {
      const offset = this.records.length;
      const data = { kind: 'media', target: 'look-1', uri: '/', visitor: 'v', is_bot: false };
      const message = {
        id: `00000000-0000-4000-8000-${id.padStart(12, '0')}`,
        type: 'BeaconReceived',
        version: 1,
        occurred_at: APPENDED.toISOString(),
        subject: null,
        correlation_id: 'test',
        causation_id: null,
        data: { ...data, received_at: APPENDED.toISOString() },
      };
      const value = Buffer.from(JSON.stringify(message));
      const position = { topic: 'tracking', partition: 0, offset };
      this.records.push({ ...position, key: 'v', headers: {}, value, appendedAt: APPENDED });
    }
  }

  /** As a log that came back from a copy. */
  lose(count: number): void {
    this.records.splice(-count);
  }

  /** An owner that is moved by hand, `size` records a block. */
  async owner(size = 100): Promise<PartitionCursor> {
    const cursor = this.cursor(size);
    await cursor.take();
    return cursor;
  }

  /** One that has not taken it yet. */
  cursor(size = 100): PartitionCursor {
    return new PartitionCursor({
      ...this.stores(),
      topic: 'tracking',
      partition: 0,
      limits: { records: size, bytes: 1e9 },
    });
  }

  /** An owner that runs by itself, as in the service. */
  worker(): PartitionWorker {
    const assignment = { topic: 'tracking', partition: 0, epoch: 1 };
    const member = {
      assignments: () => [assignment],
      commit: async (_: unknown, next: number) => void this.journal.push(`commit ${next}`),
    };
    const logger = { error: ({ err }: { err: Error }) => void this.journal.push(`error ${err.message}`) };
    const options = {
      ...this.stores(),
      assignment,
      member: () => member,
      blockAgeMs: () => 0,
      logger: logger as never,
    };
    const worker = new PartitionWorker(options);
    this.workers.push(worker);
    return worker;
  }

  /** Waits for an entry of the journal, where errors are told too. */
  async happened(entry: string): Promise<void> {
    for (const end = Date.now() + 10_000; !this.journal.includes(entry); await sleep(1))
      if (Date.now() > end)
        throw new Error(`"${entry}" is not in ${JSON.stringify(this.journal.slice(0, 50))}`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  private stores(): Pick<CursorOptions, 'ledger' | 'blocks' | 'vocabularies'> & {
    log: FakePartition['log'];
  } {
    const blocks = new BlockStore(this.warehouse, this.ledger);
    const vocabularies = { at: async () => SHIPPED_VOCABULARY };
    return { ledger: this.ledger, blocks, vocabularies, log: this.log };
  }
}

/** The ledger's rules in memory; `ledger.ts` has them in SQL, which `crash.int-spec.ts` proves. */
class FakeLedger {
  readonly generation = 1;
  private readonly blocks: (OpenBlock & { state: 'intent' | 'done' })[] = [];
  private epoch = 0;
  private next = 0;

  constructor(private readonly journal: string[]) {}

  async take() {
    this.epoch += 1;
    this.journal.push(`take ${this.epoch}`);
    return { epoch: this.epoch, next: this.next, verified: this.next, relayed: {} };
  }
  async lastBlock() {
    return this.blocks.findLast(({ state }) => state === 'done') ?? null;
  }
  async openBlock() {
    return this.blocks.find(({ state }) => state === 'intent') ?? null;
  }
  async intend(block: BlockRecord, epoch: number) {
    if (epoch !== this.epoch || block.first !== this.next) throw new LedgerFencedError('tracking', 0);
    this.blocks.push({ ...block, attempt: 0, state: 'intent' });
    this.journal.push(`intend ${range(block)}`);
  }
  async complete(block: BlockRecord, epoch: number) {
    const open = this.blocks.find(({ first }) => first === block.first);
    if (!open || epoch !== this.epoch) throw new LedgerFencedError('tracking', 0);
    open.state = 'done';
    this.next = block.last + 1;
    this.journal.push(`done ${range(block)}`);
  }
  async bumpAttempt({ first }: BlockRecord) {
    const block = this.blocks.find((one) => one.first === first);
    if (!block) throw new Error(`no block at ${first}`);
    block.attempt += 1;
    return block.attempt;
  }
  async doneBlocks() {
    return [];
  }
  async noteVerified() {}
}

/** Tables in memory. What an insert does besides storing its rows is armed by a test. */
class FakeWarehouse {
  readonly database = 'toile';
  readonly tables = new Map<string, { offset: number; id: string }[]>();
  /** Happens instead of the next insert. */
  instead: ((store: (rows?: number) => void) => void) | undefined;

  constructor(private readonly journal: string[]) {}

  async insertBlock(table: string, block: Block, token: string) {
    const rows = block.rows.map((row) => {
      const cells = JSON.parse(row) as unknown[];
      const cell = (name: string) => cells[block.columns.indexOf(name)];
      return { offset: Number(cell('_offset')), id: String(cell('event_id')) };
    });
    const store = (count = rows.length) =>
      void this.tables.set(table, [...(this.tables.get(table) ?? []), ...rows.slice(0, count)]);
    this.journal.push(`insert ${token}`);
    const { instead } = this;
    this.instead = undefined;
    if (instead) instead(store);
    else store();
  }
  async rows<T>(sql: string, { first, last }: Record<string, unknown> = {}): Promise<T[]> {
    const table = /FROM (\S+)/.exec(sql)?.[1] ?? '';
    const found = (this.tables.get(table) ?? []).filter(
      ({ offset }) => offset >= Number(first) && offset <= Number(last),
    );
    const hash = found.reduce((sum, { offset, id }) => sum + hashOf(offset, id), 0);
    return [{ count: found.length, hash } as T];
  }
  async endQuery(_table: string, token: string) {
    this.journal.push(`end ${token}`);
  }
  async settle() {}

  get stored(): number[] {
    return (this.tables.get('toile.raw_tracking') ?? []).map(({ offset }) => offset);
  }
}
