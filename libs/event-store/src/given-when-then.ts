import { deepStrictEqual, strictEqual } from 'node:assert';
import { DomainError } from '@toile/platform';
import { type Decider, fold } from './decider.js';
import type { DomainEvent } from './event.js';

interface Then<State, Event> {
  /** The command is answered with exactly these events. */
  thenEvents(...expected: Event[]): void;
  /** The command is accepted and changes nothing. */
  thenNothing(): void;
  /** The command is refused with a `DomainError` of this code. */
  thenRefused(code: string): void;
  /** The state after the command's events. */
  thenState(expected: State): void;
}

interface When<State, Command, Event> {
  when(command: Command): Then<State, Event>;
}

/**
 * Specifications of a decider in the words of the domain, under any test runner:
 * `given(created).when(addLook).thenEvents(lookAdded)`. Failures throw `AssertionError` with both sides.
 */
export function specify<State, Command, Event extends DomainEvent>(decider: Decider<State, Command, Event>) {
  return {
    given: (...history: Event[]): When<State, Command, Event> => ({
      when: (command) => {
        const state = fold<State, Event>(decider, history);
        const decide = () => [...decider.decide(command, state)];
        return {
          thenEvents: (...expected) => deepStrictEqual(decide(), expected),
          thenNothing: () => deepStrictEqual(decide(), []),
          thenRefused: (code) => strictEqual(refusalOf(decide), code),
          thenState: (expected) => deepStrictEqual(decide().reduce(decider.evolve, state), expected),
        };
      },
    }),
  };
}

function refusalOf(decide: () => unknown[]): string {
  let events: unknown[];
  try {
    events = decide();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return `accepted with ${JSON.stringify(events)}`;
}
