const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files that take long. Begun last, one of them would leave the other core idle; a fresh checkout knows no durations. */
const DEAREST = [
  'test/services/start-refused.int-spec.ts',
  'apps/aggregator/src/testing/crash.int-spec.ts',
  'test/docs/guides.int-spec.ts',
  'apps/ingest/src/testing/spool-and-crash.int-spec.ts',
  'test/security/defaults.int-spec.ts',
  'test/security/uploads.int-spec.ts',
  'apps/aggregator/src/replay/replay.int-spec.ts',
  'test/security/documents.int-spec.ts',
  'apps/api/src/features/figures/property/figures.property.int-spec.ts',
  'apps/api/src/features/figures/evidence/evidence.int-spec.ts',
  'apps/api/src/features/figures/property/as-known-then.property.int-spec.ts',
  'apps/api/src/features/saved-items/alerts/trial.int-spec.ts',
  'test/security/every-operation.int-spec.ts',
  'test/security/members-command.int-spec.ts',
  'test/security/slow-senders.int-spec.ts',
  'test/security/figures-attacker.int-spec.ts',
  'apps/api/src/kernel/auth/access-table.int-spec.ts',
  'apps/standalone/src/cli/backup.int-spec.ts',
  'apps/api/src/features/questions/questions.int-spec.ts',
  'apps/api/src/features/forecasts/leads.int-spec.ts',
  'apps/api/src/features/forecasts/forecasts.int-spec.ts',
  'test/deploy/backup.int-spec.ts',
  'test/security/reads-change-nothing.int-spec.ts',
];

const placeOf = ({ path }) => {
  const place = DEAREST.findIndex((dear) => path.endsWith(dear));
  return place < 0 ? DEAREST.length : place;
};

module.exports = class extends Sequencer {
  /** Within each place as Jest has them: by what the last run measured, else by size. */
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};
