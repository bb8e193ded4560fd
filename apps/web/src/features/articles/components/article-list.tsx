import type { Page } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { PageHead } from '../../../design/page-head';
import { Pagination } from '../../../design/pagination';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './article-list.module.css';

/** A series of pages to read: the newest large, the others below it. */
export async function ArticleList(props: {
  series: 'news' | 'talk' | 'parisiens-in-paris';
  page: Page<Shape<'ArticleSummaryDto'>>;
  /** Address of the same as a feed. */
  feed?: string;
  hrefOf: (page: number) => string;
}) {
  const { series, page } = props;
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('browse'), getFormatter()]);
  return (
    <div className={section.page}>
      <PageHead title={t(`articles.${series}.title`)} lead={t(`articles.${series}.lead`)} />
      {props.feed && (
        <p className={styles.feed}>
          <a href={props.feed} type="application/rss+xml" className={section.more}>
            {t('articles.rss')}
          </a>
        </p>
      )}
      {page.results.length === 0 && <p>{t('articles.empty')}</p>}
      <ol className={styles.list} data-series={series}>
        {page.results.map((article, index) => (
          <li key={article.slug}>
            <Link
              href={href(locale, 'page_show', { slug: article.slug })}
              prefetch={false}
              className={styles.article}
            >
              {article.image && (
                <span className={styles.picture}>
                  <Picture
                    filename={article.image}
                    alt=""
                    sizes={index === 0 ? '(min-width: 60rem) 45vw, 100vw' : '(min-width: 60rem) 30vw, 100vw'}
                    priority={index === 0}
                  />
                </span>
              )}
              <span className={styles.words}>
                <span className={section.eyebrow}>
                  {format.dateTime(new Date(article.published_at), { dateStyle: 'long' })}
                </span>
                <h2 lang="en">{article.title}</h2>
                <span className={styles.summary} lang="en">
                  {article.summary}
                </span>
                {article.author && (
                  <span className={styles.author}>{t('articles.by', { author: article.author })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={props.hrefOf}
      />
    </div>
  );
}
