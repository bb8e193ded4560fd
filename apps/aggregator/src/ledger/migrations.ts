import type { MigrationClass } from '@toile/database';
import { Ledger1790002001000 } from './migrations/1790002001000-ledger.js';
import { SealAgain1790002002000 } from './migrations/1790002002000-seal-again.js';
import { SealMore1790002003000 } from './migrations/1790002003000-seal-more.js';
import { SealsOfDays1790002004000 } from './migrations/1790002004000-seals-of-days.js';
import { OpenPeriods1790002005000 } from './migrations/1790002005000-open-periods.js';
import { Counts1790002006000 } from './migrations/1790002006000-counts.js';
import { Relayed1790002007000 } from './migrations/1790002007000-relayed.js';
import { SealParts1790002008000 } from './migrations/1790002008000-seal-parts.js';
import { AdoptedReplays1790002009000 } from './migrations/1790002009000-adopted-replays.js';
import { SealAudience1790002010000 } from './migrations/1790002010000-seal-audience.js';
import { OperatorTasks1790002012000 } from './migrations/1790002012000-operator-tasks.js';
import { LastDigests1790002013000 } from './migrations/1790002013000-last-digests.js';
import { SealPartsOfLedViews1790002014000 } from './migrations/1790002014000-seal-parts-of-led-views.js';
import { SealsOfWeeks1790002015000 } from './migrations/1790002015000-seals-of-weeks.js';

/** The ledger is the truth about what is in the warehouse; Kafka's committed offsets are advisory. A released step is never edited. */
export const ledgerMigrations: readonly MigrationClass[] = [
  Ledger1790002001000,
  SealAgain1790002002000,
  SealMore1790002003000,
  SealsOfDays1790002004000,
  OpenPeriods1790002005000,
  Counts1790002006000,
  Relayed1790002007000,
  SealParts1790002008000,
  AdoptedReplays1790002009000,
  SealAudience1790002010000,
  OperatorTasks1790002012000,
  LastDigests1790002013000,
  SealPartsOfLedViews1790002014000,
  SealsOfWeeks1790002015000,
];
