import { Replay, verify } from '@toile/aggregator';
import type { OperatorStores } from './cli/operator-stores.js';

/** Fills an empty ClickHouse from the log, and proves that it holds it. @throws Error naming the first difference */
export async function rebuildWarehouse(
  stores: OperatorStores,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  // A replay that was under way when the backup was taken wrote to tables that are no more.
  const replay = new Replay(stores);
  const left = await replay.underWay().catch(() => undefined);
  if (left?.state === 'adopted') await replay.accept(left);
  else if (left) await replay.discard(left);
  await replay.accept(await replay.fill({}, { onProgress }));
  for await (const { subject, ok, detail } of verify(stores))
    if (!ok) throw new Error(`${subject}: ${detail}`);
}
