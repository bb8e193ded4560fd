import type { Page } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { ArticleCard } from '../../../catalogue/article-card';
import type { SeriesPath } from '../../../catalogue/content-api';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { Listed } from '../../../listing/listed';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import styles from './article-list.module.css';

/** A series of pages to read: the newest large, the others below it. */
export async function ArticleList(props: {
  series: 'news' | 'talk' | 'parisiens-in-paris';
  /** Where the api has it. */
  source: SeriesPath;
  /** Path of the page, with its language. */
  address: string;
  page: Page<Shape<'ArticleSummaryDto'>>;
  /** Address of the same as a feed. */
  feed?: string;
}) {
  const { series, page } = props;
  const t = await getTranslations('browse');
  const [title, lead] = [t(`articles.${series}.title`), t(`articles.${series}.lead`)];
  return (
    <div className={section.page}>
      <JsonLd data={collectionPage({ name: title, description: lead, path: props.address })} />
      <PageHead title={title} lead={lead} />
      {props.feed && (
        <p className={styles.feed}>
          <a href={props.feed} type="application/rss+xml" className={section.more}>
            {t('articles.rss')}
          </a>
        </p>
      )}
      {page.results.length === 0 && <p>{t('articles.empty')}</p>}
      <div data-series={series}>
        <Listed
          kind="articles"
          address={props.address}
          source={props.source}
          page={page}
          className={styles.list}
        >
          {page.results.map((article, index) => (
            <ArticleCard key={article.slug} article={article} leads={index === 0} />
          ))}
        </Listed>
      </div>
    </div>
  );
}
