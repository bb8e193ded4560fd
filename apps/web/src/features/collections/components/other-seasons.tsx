import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { CollectionCard } from '../../../catalogue/collection-card';
import grid from '../../../design/look-grid.module.css';
import section from '../../../design/section.module.css';
import styles from './other-seasons.module.css';

const MOST = 8;

/** The designer's other collections. */
export async function OtherSeasons(props: {
  collections: Shape<'CollectionSummaryDto'>[];
  current: Shape<'CollectionSummaryDto'>;
}) {
  const others = props.collections.filter(({ slug }) => slug !== props.current.slug).slice(0, MOST);
  const t = await getTranslations('catalogue');
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others" className={section.title}>
        {t('collections.of', { designer: props.current.designer.name })}
      </h2>
      <div className={grid.grid}>
        {others.map((collection) => (
          <CollectionCard key={collection.slug} collection={collection} isAtHome />
        ))}
      </div>
    </section>
  );
}
