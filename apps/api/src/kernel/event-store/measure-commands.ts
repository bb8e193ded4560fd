import type { CommandBus, ICommand } from '@nestjs/cqrs';
import { ConcurrencyError } from '@toile/event-store';
import { currentTraceparent, DomainError, endSpan, startSpan } from '@toile/platform';
import { Counter, type Registry } from 'prom-client';

type Outcome = 'done' | 'refused' | 'conflict' | 'failed';

/** A conflict has lost against other commands each time it was tried; what is refused is the sender's matter, what failed ours. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof ConcurrencyError) return 'conflict';
  return error instanceof DomainError ? 'refused' : 'failed';
}

/** Gives each command a span below its request's, and counts it by its type and how it ended. */
export function measureCommands(bus: CommandBus, registry: Registry): void {
  const counter = new Counter({
    name: 'toile_commands_total',
    help: 'Commands by type and outcome: done, refused (a rule says no), conflict (overtaken each time), failed',
    labelNames: ['command', 'outcome'],
    registers: [registry],
  });
  // The bus knows no hook around a handler; its publisher sees the beginning only.
  const execute = bus.execute.bind(bus) as (command: ICommand) => Promise<unknown>;
  const measured = async (command: ICommand): Promise<unknown> => {
    const name = command.constructor.name;
    const span = startSpan({ service: 'api', name: `command ${name}`, parent: currentTraceparent() });
    try {
      const answer = await execute(command);
      counter.inc({ command: name, outcome: 'done' });
      endSpan(span);
      return answer;
    } catch (error) {
      const outcome = outcomeOf(error);
      counter.inc({ command: name, outcome });
      span.setAttribute('toile.outcome', outcome);
      endSpan(span, outcome === 'failed' ? error : undefined);
      throw error;
    }
  };
  Object.assign(bus, { execute: measured });
}
