import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import styles from './vocabulary.module.css';

/** Tags of looks that have no concept. */
export async function UnknownTags(props: {
  missing: Shape<'MissingWordsDto'>;
  /** Where a concept is added for a tag. */
  addHref: (slug: string) => string;
}) {
  const { tags } = props.missing;
  const [t, format] = await Promise.all([getTranslations('newsroom'), getFormatter()]);
  return (
    <section className={styles.tags} aria-labelledby="tags">
      <h2 id="tags" className={styles.title}>
        {t('tags')}
      </h2>
      <p className={styles.fine}>{t('tagsNote')}</p>
      <Table
        caption={t('tags')}
        columns={[
          { key: 'tag', head: t('tag'), is: 'name' as const, cell: ({ name }) => name },
          { key: 'looks', head: t('looks'), cell: ({ total_count }) => format.number(total_count) },
          {
            key: 'add',
            head: t('add.title'),
            is: 'text',
            cell: ({ slug, name }) => (
              <Link href={props.addHref(slug)} prefetch={false} className={styles.reload}>
                {t('add.addTag', { name })}
              </Link>
            ),
          },
        ]}
        rows={tags}
        keyOf={({ slug }) => slug}
      />
    </section>
  );
}
