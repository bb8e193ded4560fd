import { setTimeout as sleep } from 'node:timers/promises';
import { type Decider, fold } from './decider.js';
import { ConcurrencyError } from './errors.js';
import type { DomainEvent, EventMetadata } from './event.js';
import type { AppendOutcome, CommandStore } from './port.js';

export interface CommandRequest<State, Command, Answer, Event = DomainEvent> {
  stream: string;
  /** Made by the client; the same id gives the same answer, also when it comes ten times at once. */
  commandId: string;
  command: Command;
  metadata: EventMetadata;
  /** The version the caller has seen; another one is refused without a retry. */
  expectedVersion?: number | undefined;
  /** What is stored and given to the caller, repeats included. JSON, nothing personal. Default: null. */
  answer?: (state: State, version: number, events: readonly Event[]) => Answer;
}

/** The same for the first delivery of a command and for every repeat. */
export interface CommandOutcome<State, Answer> extends Omit<AppendOutcome, 'repeated'> {
  answer: Answer;
  /** The stream's state right after the command: for what must not be stored with the answer, such as a name. */
  state: State;
}

/** At a conflict the command is decided anew on the newer state; who is overtaken each time is told. */
const ATTEMPTS = 4;
/** Two who met once would meet again; the longest pause grows with each attempt. */
const LONGEST_PAUSE_MS = 10;

/**
 * Loads the stream, decides, appends.
 * @throws ConcurrencyError when the stream changed four times meanwhile, or is not at `expectedVersion`
 * @throws DomainError whatever the decider refuses with
 */
export async function handleCommand<State, Command, Event extends DomainEvent, Answer = null>(
  store: CommandStore,
  decider: Decider<State, Command, Event>,
  request: CommandRequest<State, Command, Answer, Event>,
): Promise<CommandOutcome<State, Answer>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptCommand(store, decider, request);
    } catch (error) {
      const again = error instanceof ConcurrencyError && request.expectedVersion === undefined;
      if (again && attempt < ATTEMPTS) {
        await sleep(Math.random() * LONGEST_PAUSE_MS * attempt);
        continue;
      }
      // A repeat meets the state its first delivery left, which may refuse it; its answer is stored.
      const before = await store.outcomeOf(request.stream, request.commandId);
      if (before) return withStateAt(store, decider, request.stream, before);
      throw error;
    }
  }
}

async function attemptCommand<State, Command, Event extends DomainEvent, Answer>(
  store: CommandStore,
  decider: Decider<State, Command, Event>,
  request: CommandRequest<State, Command, Answer, Event>,
): Promise<CommandOutcome<State, Answer>> {
  const { stream, commandId, command, metadata } = request;
  const history = await store.load<Event>(stream);
  const version = history.length;
  const expected = request.expectedVersion ?? version;
  if (expected !== version) throw new ConcurrencyError(stream, expected, version);
  const state = fold<State, Event>(decider, history);
  const events = decider.decide(command, state);
  const after = events.reduce(decider.evolve, state);
  const answer = request.answer?.(after, version + events.length, events) ?? null;
  const outcome = await store.append({
    stream,
    expectedVersion: version,
    commandId,
    events,
    metadata,
    answer,
  });
  if (outcome.repeated) return withStateAt(store, decider, stream, outcome);
  return {
    version: outcome.version,
    position: outcome.position,
    answer: outcome.answer as Answer,
    state: after,
  };
}

/** A repeat's state is read as it was after the first delivery, whatever has happened since. */
async function withStateAt<State, Event extends DomainEvent, Answer>(
  store: CommandStore,
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  stream: string,
  { version, position, answer }: AppendOutcome,
): Promise<CommandOutcome<State, Answer>> {
  const state = fold<State, Event>(decider, await store.load<Event>(stream, { version }));
  return { version, position, answer: answer as Answer, state };
}
