import type { Locale } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { href } from '../../../i18n/href';
import styles from './saved-items.module.css';
import { SavedItem } from './saved-items-section';
import { sharingTools } from './sharing-tools';
import { ViewName } from './view-name';

const membersOf = ({ members }: { members: readonly { label: string }[] }) =>
  members.map(({ label }) => label).join(', ');

/** Groups with what they are made of. */
export async function GroupItems({ groups }: { groups: readonly Shape<'GroupDto'>[] }) {
  const [t, tx] = await Promise.all([getTranslations('savedItems'), getTranslations('explore')]);
  const { together, whoseIs } = await sharingTools();
  const failed = t('said.failed');
  const words = {
    rename: t('overview.rename'),
    save: t('page.saveIt'),
    name: t('overview.renameGroup'),
    failed,
  };
  return groups.map((group) => (
    <SavedItem
      key={group.id}
      title={group.name}
      lines={[`${tx(`dimensions.${group.dimension}`)}: ${membersOf(group)}`, whoseIs(group)]}
    >
      {together('group', group.id, group.name)}
      {group.role !== 'read' && (
        <ViewName path="/api/dashboard/groups/{id}" id={group.id} name={group.name ?? ''} words={words} />
      )}
      {group.role === 'own' && (
        <WriteButton
          label={t('overview.delete')}
          about={group.name ?? ''}
          sure={t('overview.sure')}
          words={{ failed }}
          className={styles.action}
          writing={{ method: 'delete', path: '/api/dashboard/groups/{id}', sent: { path: { id: group.id } } }}
        />
      )}
    </SavedItem>
  ));
}

/** Sets with a way to look at them side by side, and the one that is compared with by default. */
export async function SetItems({ sets }: { sets: readonly Shape<'ComparisonSetDto'>[] }) {
  const [locale, t, tx] = await Promise.all([
    getLocale(),
    getTranslations('savedItems'),
    getTranslations('explore'),
  ]);
  const { together, whoseIs } = await sharingTools();
  const failed = t('said.failed');
  const words = { rename: t('overview.rename'), save: t('page.saveIt'), name: t('page.name'), failed };
  const path = '/api/dashboard/comparison-sets/{id}';
  return sets.map((set) => {
    const about = set.name ?? '';
    return (
      <SavedItem
        key={set.id}
        title={
          <Link href={pageOf(locale, set)} prefetch={false}>
            {set.name}
          </Link>
        }
        lines={[
          `${tx(`dimensions.${set.dimension}`)}: ${membersOf(set)}`,
          set.is_default && t('overview.isDefault'),
          whoseIs(set),
        ]}
      >
        {together('set', set.id, set.name)}
        {set.role === 'own' && (
          <WriteButton
            label={set.is_default ? t('overview.endDefault') : t('overview.makeDefault')}
            about={about}
            words={{ failed }}
            className={styles.action}
            writing={{
              method: 'patch',
              path,
              sent: { path: { id: set.id }, body: { is_default: !set.is_default } },
            }}
          />
        )}
        {set.role !== 'read' && <ViewName path={path} id={set.id} name={about} words={words} />}
        {set.role === 'own' && (
          <WriteButton
            label={t('overview.delete')}
            about={about}
            sure={t('overview.sure')}
            words={{ failed }}
            className={styles.action}
            writing={{ method: 'delete', path, sent: { path: { id: set.id } } }}
          />
        )}
      </SavedItem>
    );
  });
}

/** The page of its first member, beside the others; groups have no page, and are added there. */
function pageOf(locale: Locale, { dimension, members }: Shape<'ComparisonSetDto'>): string {
  const [first = '', ...others] = members.map(({ key }) => key).filter((key) => !key.startsWith('~'));
  const kind = dimension === 'tag' ? 'trend' : dimension;
  const query = new URLSearchParams({ [kind]: first, ...(others.length > 0 && { with: others.join(',') }) });
  return `${href(locale, 'data_dashboard_show', { slug: `${kind}-focus` })}?${query}`;
}
