import { tagInPlaceOf } from '@toile/vocabulary';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { Pagination } from '../../../design/pagination';
import { Table } from '../../../design/table';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import styles from './retags.module.css';

/** Retaggings so far, each by the address under which it is looked at and undone. */
export async function PastRetags({ list }: { list: Shape<'RetagListDto'> }) {
  const [locale, t, format, names] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.retags'),
    getFormatter(),
    catalogueNames(),
  ]);
  // What was merged away would be called what it was merged into: of a merge that read as if nothing had changed.
  const called = (slug: string) => {
    const tag = { slug, name: slug };
    return tagInPlaceOf(tag).slug === slug ? names.tag(tag) : slug;
  };
  const tags = (slugs: readonly string[]) => slugs.map(called).join(', ') || '–';
  const to = (query: Record<string, string>) =>
    `${href(locale, 'newsroom_retags', {})}?${new URLSearchParams(query)}`;
  if (list.total_count === 0)
    return (
      <section className={styles.past}>
        <p>{t('pastNone')}</p>
      </section>
    );
  return (
    <section className={styles.past} aria-labelledby="past">
      <h2 id="past">{t('past')}</h2>
      <Table
        caption={t('past')}
        rows={list.results}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'when',
            head: t('pastWhen'),
            is: 'name',
            cell: ({ id, started_at }) => (
              <Link href={to({ retag: id })} prefetch={false}>
                {format.dateTime(new Date(started_at), MOMENT)}
              </Link>
            ),
          },
          { key: 'added', is: 'text', head: t('pastAdded'), cell: ({ added }) => tags(added) },
          { key: 'removed', is: 'text', head: t('pastRemoved'), cell: ({ removed }) => tags(removed) },
          {
            key: 'looks',
            head: t('pastLooks'),
            cell: ({ changed }) => format.number(changed),
          },
          {
            key: 'state',
            head: t('pastState'),
            is: 'text',
            cell: ({ status, undone }) => t(`states.${undone && status === 'done' ? 'undone' : status}`),
          },
        ]}
      />
      <Pagination
        page={list.page}
        pages={Math.ceil(list.total_count / list.page_size)}
        hrefOf={(page) => to({ page: String(page) })}
      />
    </section>
  );
}
