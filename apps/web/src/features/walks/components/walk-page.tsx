import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { Walk } from './walk';
import styles from './walk.module.css';

/** A walk with what is said before it. */
export async function WalkPage({ walk, looks }: Shape<'WalkDetailsDto'>) {
  const [t, format] = await Promise.all([getTranslations('browse'), getFormatter()]);
  return (
    <>
      <header className={styles.head}>
        <p className={section.eyebrow}>{t('walks.eyebrow')}</p>
        <h1 lang={walk.language}>{walk.title}</h1>
        <p className={styles.intro} lang={walk.language}>
          {walk.intro}
        </p>
        <p className={styles.by}>
          {walk.curator && `${t('walks.by', { curator: walk.curator })} · `}
          {format.dateTime(new Date(walk.published_at), { dateStyle: 'long' })}
        </p>
      </header>
      <Walk looks={looks} language={walk.language} />
    </>
  );
}
