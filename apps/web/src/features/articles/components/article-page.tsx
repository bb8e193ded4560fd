import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { Picture } from '../../../pictures/picture';
import { ReadersOwn } from '../../../reader/readers-own';
import { article as articleData, JsonLd } from '../../../seo/json-ld';
import styles from './article.module.css';
import { ArticleBody } from './article-body';

/** A page to read: its head, its picture, its blocks. */
export async function ArticlePage(props: {
  details: Shape<'ArticleDetailsDto'>;
  /** Where it stands: its series or its newsletter's number. */
  eyebrow: ReactNode;
  path: string;
  children?: ReactNode;
}) {
  const { article, looks } = props.details;
  const [t, format] = await Promise.all([getTranslations('browse'), getFormatter()]);
  return (
    <article className={styles.article}>
      <JsonLd
        data={articleData({
          title: article.title,
          summary: article.summary,
          author: article.author,
          publishedAt: article.published_at,
          image: article.image,
          path: props.path,
          language: article.language,
        })}
      />
      <header className={styles.head}>
        <p className={section.eyebrow}>{props.eyebrow}</p>
        <h1 lang={article.language}>{article.title}</h1>
        {article.summary && (
          <p className={styles.summary} lang={article.language}>
            {article.summary}
          </p>
        )}
        <p className={styles.by}>
          {article.author && <span>{t('articles.by', { author: article.author })}</span>}
          <time dateTime={article.published_at}>
            {format.dateTime(new Date(article.published_at), { dateStyle: 'long' })}
          </time>
        </p>
      </header>
      {article.image && (
        <div className={styles.picture}>
          <Picture filename={article.image} alt="" sizes="(min-width: 60rem) 60rem, 100vw" priority />
        </div>
      )}
      <ArticleBody blocks={article.blocks} looks={looks} language={article.language} />
      {article.blocks.some(({ type }) => type === 'figure') && <ReadersOwn />}
      {props.children}
    </article>
  );
}
