import { ARCHIVE_PICTURES } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { addressOf } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { hasPlan } from '../../../reader/has-plan';
import { useSession } from '../../../reader/session-store';
import { showToast } from '../../../shell/toast-store';
import { PlanFile } from '../../paywall/components/plan-file';
import { pictureOf } from '../lib/picture-key';
import type { SaveWords } from './save-dialog';

/** All that are picked as one file with their credits; whoever has no plan is led to those there are. */
export function PickedFiles(props: { items: readonly string[]; locale: string; words: SaveWords }) {
  const { items, locale, words } = props;
  const may = useSession(({ user }) => hasPlan(user));
  if (!may)
    return (
      <a href={`/${locale}${pathOf('membership_index', {})}`} data-click="download_plans">
        {words.downloadPlan}
      </a>
    );
  if (items.length > ARCHIVE_PICTURES) {
    const text = filled(words.tooMany, { count: ARCHIVE_PICTURES });
    return (
      <button type="button" onClick={() => showToast({ kind: 'warning', about: 'saving', text })}>
        {words.download}
      </button>
    );
  }
  const slugs = items.map((item) => pictureOf(item).slug);
  return (
    <PlanFile
      href={addressOf('/api/medias/archive', { query: { items: items.join(',') } })}
      words={words.device}
      data-download={slugs.join(',')}
    >
      {words.download}
    </PlanFile>
  );
}
