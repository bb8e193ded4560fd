import { Command } from 'commander';
import { addDeadLetters } from './events/dead-letters.js';
import { addDrop } from './events/drop.js';
import { addExport } from './events/export.js';
import { addImport } from './events/import.js';
import { addLag } from './events/lag.js';
import { addProjections } from './events/projections.js';
import { addSalvage } from './events/salvage.js';
import { addStream } from './events/stream.js';
import { addTail } from './events/tail.js';
import { addTopics } from './events/topics.js';
import { addVerify } from './events/verify.js';

const program = new Command('toile events').description(
  `Looks into the event log, takes it out and puts it back, and proves that nothing is lost or doubled.
Works on the running Toile of DATA_DIR, on the stores named by POSTGRES_URL, KAFKA_BROKERS and CLICKHOUSE_URL,
or, when nothing runs, on the data folder itself.`,
);
for (const add of [
  addTopics,
  addTail,
  addLag,
  addExport,
  addImport,
  addDrop,
  addDeadLetters,
  addVerify,
  addSalvage,
  addStream,
  addProjections,
])
  add(program);
await program.parseAsync();
