import type { DomainEvent } from './event.js';

/**
 * The rules of one stream as pure functions. `decide` answers a command with events or throws a `DomainError`;
 * `evolve` folds events into state and never refuses. Neither reads a clock, draws a random number or asks a store:
 * whatever they need comes in with the command.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  initialState: () => State;
  decide: (command: Command, state: State) => readonly Event[];
  evolve: (state: State, event: Event) => State;
}

/** The state after `events`, in order. */
export function fold<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  events: readonly Event[],
): State {
  return events.reduce(decider.evolve, decider.initialState());
}
