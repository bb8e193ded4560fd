import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { Picture } from '../../../pictures/picture';
import { ArticlePage } from '../../articles/components/article-page';
import styles from './words.module.css';

/** A draft as readers will see it. */
export async function DraftPage({ preview, note }: { preview: Shape<'DraftPreviewDto'>; note: string }) {
  const { details, words, language } = preview;
  const t = await getTranslations('browse');
  const series = details?.article.series;
  return (
    <>
      <p className={styles.note} role="note">
        {note}
      </p>
      {details && (
        <ArticlePage
          details={details}
          eyebrow={series ? t(`articles.${series}.title`) : 'Toile'}
          path={`/${preview.slug}`}
        />
      )}
      {words && (
        <article className={`${section.page} ${styles.shown}`} lang={language}>
          <h1>{words.title}</h1>
          {words.image && <Picture filename={words.image} alt="" sizes="44rem" />}
          {words.text && <p>{words.text}</p>}
          {words.lines.length > 0 && (
            <ul>
              {words.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {words.label && <p className={section.more}>{words.label}</p>}
        </article>
      )}
    </>
  );
}
