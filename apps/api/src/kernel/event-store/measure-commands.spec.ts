import { describe, expect, it } from '@jest/globals';
import { Command, type CommandBus } from '@nestjs/cqrs';
import { ConcurrencyError } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { Registry } from 'prom-client';
import { measureCommands } from './measure-commands.js';

class Rate extends Command<number> {
  constructor(readonly answer: () => Promise<number>) {
    super();
  }
}

describe('measured commands', () => {
  it('are counted by type and by how they ended, and answer as before', async () => {
    const registry = new Registry();
    const bus = { execute: (command: Rate) => command.answer() } as unknown as CommandBus;
    measureCommands(bus, registry);
    expect(await bus.execute(new Rate(async () => 7))).toBe(7);
    const errors = [
      new DomainError('rating/forbidden', 'This rating belongs to someone else.'),
      new ConcurrencyError('rating-1', 1, 2),
      new TypeError('a mistake of ours'),
    ];
    for (const error of errors)
      await expect(bus.execute(new Rate(() => Promise.reject(error)))).rejects.toBe(error);
    const counted = (await registry.getSingleMetric('toile_commands_total')?.get())?.values ?? [];
    expect(counted.map(({ labels, value }) => [labels.command, labels.outcome, value])).toEqual([
      ['Rate', 'done', 1],
      ['Rate', 'refused', 1],
      ['Rate', 'conflict', 1],
      ['Rate', 'failed', 1],
    ]);
  });
});
