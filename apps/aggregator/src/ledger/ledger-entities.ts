import type { EntityClass } from '@toile/database';
import { DeadLetterRedriveEntity } from './entities/dead-letter-redrive.entity.js';
import { LedgerBlockEntity } from './entities/ledger-block.entity.js';
import { LedgerCountEntity } from './entities/ledger-count.entity.js';
import { LedgerOpenEntity } from './entities/ledger-open.entity.js';
import { LedgerPartitionEntity } from './entities/ledger-partition.entity.js';
import { LedgerSealEntity } from './entities/ledger-seal.entity.js';
import { OperatorTaskEntity } from './entities/operator-task.entity.js';
import { ReplayEntity } from './entities/replay.entity.js';

/** Every entity of the aggregator: what a DataSource must know that is handed to it. */
export const LEDGER_ENTITIES: readonly EntityClass[] = [
  LedgerPartitionEntity,
  LedgerBlockEntity,
  LedgerSealEntity,
  LedgerOpenEntity,
  LedgerCountEntity,
  ReplayEntity,
  DeadLetterRedriveEntity,
  OperatorTaskEntity,
];
