import type { ProjectionProgress } from '@toile/event-store';
import type { Command } from 'commander';
import { withStores } from '../operator-stores.js';
import { startBar } from '../progress-bar.js';
import { printRows } from '../table.js';
import { openOwnStore } from './stream.js';

export function addProjections(program: Command): void {
  program
    .command('projections')
    .description('how far the read models are behind the event store')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withStores(async ({ pool }) => {
        const { projectionProgress } = await import('@toile/event-store');
        printRows((await projectionProgress(pool)).map(toRow), Boolean(json));
      }),
    );
  program
    .command('rebuild')
    .argument('<projection>', 'its name, as `projections` gives it')
    .description('build a read model anew beside the live one and put it in its place')
    .action((name: string) =>
      withStores(async (stores) => {
        const { EVENT_SOURCED_FEATURES } = await import('@toile/api');
        const { rebuildProjection } = await import('@toile/event-store');
        const projection = EVENT_SOURCED_FEATURES.flatMap((feature) => feature.projections).find(
          (one) => one.name === name,
        );
        if (!projection) throw new Error(`there is no projection "${name}"`);
        const bar = startBar(name);
        let events = 0;
        try {
          await rebuildProjection(await openOwnStore(stores), projection, {
            onProgress: (next, end) => {
              events = end;
              bar.update(next, end);
            },
          });
        } finally {
          bar.stop();
        }
        console.log(`${name} is built anew from ${events} events, and stands in the place of the one before`);
      }),
    );
}

function toRow(progress: ProjectionProgress) {
  const { name, version, status, position, lag, lagMs, lastError } = progress;
  return { name, version, status, position, lag, seconds: Math.round(lagMs / 100) / 10, error: lastError };
}
