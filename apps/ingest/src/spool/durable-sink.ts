import type { NewRecord } from '@toile/event-log';
import { GroupCommit } from '@toile/platform';

/** How records became durable: in the log, or in the local spool that will reach it. */
export type Durable = 'stored' | 'spooled';

/** What makes records durable, all of them or none. */
export interface DurableSink {
  append(records: readonly NewRecord[]): Promise<Durable>;
}

const MAX_RECORDS = 500;
/** More than the log can take soon; the sender should come back later. */
const MAX_WAITING = 20_000;

/** Beacons that arrive together share one append. One is under way at a time, which keeps the order of arrival. */
export const groupedAppends = (sink: DurableSink): GroupCommit<readonly NewRecord[], Durable> =>
  new GroupCommit(
    async (beacons) => {
      const how = await sink.append(beacons.flat());
      return beacons.map(() => how);
    },
    { maxSize: MAX_RECORDS, maxWaiting: MAX_WAITING, sizeOf: (records) => records.length },
  );
