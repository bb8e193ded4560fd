import { randomUUID } from 'node:crypto';
import { DomainError } from '@toile/platform';
import { defineCategory, type Upcaster } from './category.js';
import type { Decider } from './decider.js';
import type { DomainEvent, EventMetadata } from './event.js';

/** A small domain for this lib's own tests: a counter that can be closed. */
export type CounterEvent =
  | DomainEvent<'Added', { by: number; note: string | null; subject: string }>
  | DomainEvent<'Closed', Record<string, never>>;
export type CounterCommand = { type: 'Add'; by: number; note?: string; subject?: string } | { type: 'Close' };
export interface CounterState {
  total: number;
  open: boolean;
}

export const counter: Decider<CounterState, CounterCommand, CounterEvent> = {
  initialState: () => ({ total: 0, open: true }),
  decide: (command, state) => {
    if (!state.open) throw new DomainError('counter/forbidden', 'the counter is closed');
    if (command.type === 'Close') return [{ type: 'Closed', data: {} }];
    if (command.by === 0) return [];
    const { by, note = null, subject = 'p' } = command;
    return [{ type: 'Added', data: { by, note, subject } }];
  },
  evolve: (state, event) =>
    event.type === 'Added' ? { ...state, total: state.total + event.data.by } : { ...state, open: false },
};

type LegacyEvent = DomainEvent<'Named', { name: string }>;
/** Filled by the test that lets this feature learn a second version. */
export const legacyUpcasters: { Named?: Upcaster[] } = {};

export const CONTRACT_CATEGORIES = [
  defineCategory<CounterEvent>({
    name: 'counter',
    upcasters: { Added: [(data) => ({ note: null, subject: 'p', ...data })] },
    personal: { Added: { subject: 'subject', fields: ['note'] } },
  }),
  defineCategory({ name: 'other' }),
  defineCategory<LegacyEvent>({ name: 'legacy', upcasters: legacyUpcasters }),
];

export const metadata: EventMetadata = {
  correlationId: 'corr-1',
  causationId: null,
  actor: 'subject-1',
  occurredAt: new Date('2026-03-01T10:00:00.000Z'),
};

export function uniqueStream(category = 'counter'): string {
  return `${category}-${randomUUID()}`;
}
