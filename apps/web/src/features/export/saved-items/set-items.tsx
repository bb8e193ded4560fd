import {
  groupsText,
  isGroupKey,
  keyOfGroup,
  type Locale,
  type QuestionGroup,
  question,
  questionQuery,
  type Reference,
} from '@toile/contracts';
import { colon, comma } from '@toile/i18n/typography';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { WriteButton } from '../../../forms/write-button';
import { href } from '../../../i18n/href';
import styles from './saved-items.module.css';
import { SavedItem } from './saved-items-section';
import { sharingTools } from './sharing-tools';
import { ViewName } from './view-name';

/** Members in the reader's language; brands, and groups of the reader's own, as they are called. */
async function membersNamed() {
  const [locale, names] = await Promise.all([getLocale(), catalogueNames()]);
  const nameOf: Record<string, (reference: Reference) => string> = {
    tag: names.tag,
    city: names.city,
    season: names.season,
    colour: ({ slug }) => names.colour(slug),
    tone: ({ slug }) => names.colour(slug),
    country: ({ name }) => names.countryCalled(name),
  };
  return (dimension: string, members: readonly { key: string; label: string }[]) =>
    members
      .map(({ key, label }) =>
        isGroupKey(key) ? label : (nameOf[dimension]?.({ slug: key, name: label }) ?? label),
      )
      .join(comma(locale));
}

/** Groups with what they are made of. */
export async function GroupItems(props: {
  groups: readonly Shape<'GroupDto'>[];
  /** What lose a group that is deleted. */
  sets: readonly Shape<'ComparisonSetDto'>[];
}) {
  const [locale, t, tx, membersOf] = await Promise.all([
    getLocale(),
    getTranslations('savedItems'),
    getTranslations('explore'),
    membersNamed(),
  ]);
  const { together, whoseIs } = await sharingTools();
  const failed = t('said.failed');
  const words = {
    rename: t('overview.rename'),
    save: t('page.saveIt'),
    name: t('overview.renameGroup'),
    failed,
  };
  const sure = ({ id }: Shape<'GroupDto'>) => {
    const named = props.sets.filter(({ members }) => members.some(({ key }) => key === keyOfGroup(id)));
    if (named.length === 0) return t('overview.sure');
    return t('overview.sureInSets', { sets: named.map(({ name }) => name).join(comma(locale)) });
  };
  return props.groups.map((group) => (
    <SavedItem
      key={group.id}
      title={
        <Link href={`${exploreIn(locale)}?${questionQuery(besideItsMembers(group))}`} prefetch={false}>
          {group.name}
        </Link>
      }
      lines={[
        `${tx(`dimensions.${group.dimension}`)}${colon(locale)}${membersOf(group.dimension, group.members)}`,
        whoseIs(group),
      ]}
    >
      {together('group', group.id, group.name)}
      {group.role !== 'read' && (
        <ViewName path="/api/dashboard/groups/{id}" id={group.id} name={group.name ?? ''} words={words} />
      )}
      {group.role === 'own' && (
        <WriteButton
          label={t('overview.delete')}
          about={group.name ?? ''}
          sure={sure(group)}
          words={{ failed }}
          className={styles.action}
          writing={{ method: 'delete', path: '/api/dashboard/groups/{id}', sent: { path: { id: group.id } } }}
        />
      )}
    </SavedItem>
  ));
}

/** Sets with a way to look at them side by side, and the one that is compared with by default. */
export async function SetItems(props: {
  sets: readonly Shape<'ComparisonSetDto'>[];
  /** Those that the sets name. */
  groups: readonly Shape<'GroupDto'>[];
}) {
  const [locale, t, tx, membersOf] = await Promise.all([
    getLocale(),
    getTranslations('savedItems'),
    getTranslations('explore'),
    membersNamed(),
  ]);
  const { together, whoseIs } = await sharingTools();
  const failed = t('said.failed');
  const words = { rename: t('overview.rename'), save: t('page.saveIt'), name: t('page.name'), failed };
  const path = '/api/dashboard/comparison-sets/{id}';
  return props.sets.map((set) => {
    const about = set.name ?? '';
    return (
      <SavedItem
        key={set.id}
        title={
          <Link href={pageOf(locale, set, props.groups)} prefetch={false}>
            {set.name}
          </Link>
        }
        lines={[
          `${tx(`dimensions.${set.dimension}`)}${colon(locale)}${membersOf(set.dimension, set.members)}`,
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

const exploreIn = (locale: Locale) => href(locale, 'data_dashboard_show', { slug: 'explore' });

const groupOf = ({ id, name, dimension, members }: Shape<'GroupDto'>): QuestionGroup => ({
  key: keyOfGroup(id),
  name: name ?? '–',
  dimension,
  any: members.map(({ key }) => key),
});

/** What a group comes to, above each of its members. */
function besideItsMembers(shown: Shape<'GroupDto'>) {
  const group = groupOf(shown);
  const measure = group.dimension === 'country' ? 'searches' : 'runway_share';
  const rows = { dimension: group.dimension, keys: [group.key, ...group.any] };
  return question({ measures: [measure], rows, groups: [group] });
}

/** The page of its first member that has one, beside the others; of groups alone, a question about them. */
function pageOf(
  locale: Locale,
  { dimension, members }: Shape<'ComparisonSetDto'>,
  groups: readonly Shape<'GroupDto'>[],
): string {
  const keys = members.map(({ key }) => key);
  const named = groups.map(groupOf).filter(({ key }) => keys.includes(key));
  const first = keys.find((key) => !isGroupKey(key));
  if (!first) {
    const rows = { dimension, keys: named.map(({ key }) => key) };
    return `${exploreIn(locale)}?${questionQuery(question({ measures: ['runway_share'], rows, groups: named }))}`;
  }
  const kind = dimension === 'tag' ? 'trend' : dimension;
  const others = keys.filter((key) => key !== first);
  const query = new URLSearchParams({
    [kind]: first,
    ...(others.length > 0 && { with: others.join(',') }),
    ...(named.length > 0 && { groups: groupsText(named) }),
  });
  return `${href(locale, 'data_dashboard_show', { slug: `${kind}-focus` })}?${query}`;
}
