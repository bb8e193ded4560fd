import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { TextsTable } from './texts-table';

const OUTCOMES = ['stored', 'spooled', 'duplicate'] as const;
const REASONS = ['malformed', 'invalid', 'too-large', 'throttled', 'unavailable'] as const;

/** What ingest received, and how each of it ended. */
export async function Intake({ intake }: { intake: Shape<'DataQualityDto'>['intake'] }) {
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  return (
    <TextsTable
      caption={t('intake.title')}
      head={[t('intake.outcome'), t('intake.count')]}
      rows={[
        [t('outcomes.received'), format.number(intake.received)],
        ...OUTCOMES.map((outcome) => [t(`outcomes.${outcome}`), format.number(intake[outcome])]),
        ...REASONS.map((reason) => [t(`outcomes.${reason}`), format.number(intake.refused[reason] ?? 0)]),
      ]}
    />
  );
}
