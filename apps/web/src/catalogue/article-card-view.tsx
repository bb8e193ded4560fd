import Link from 'next/link';
import type { Shape } from '../api/operations';
import section from '../design/section.module.css';
import { href } from '../i18n/href';
import { Picture } from '../pictures/picture';
import styles from './article-card.module.css';
import type { CardWords } from './card-words';

const LEADING = '(min-width: 60rem) 52vw, 92vw';
const OTHERS = '(min-width: 60rem) 29vw, (min-width: 40rem) 45vw, 92vw';

/** A page to read in a list; the one that leads stands across. */
export function ArticleCardView(props: {
  article: Shape<'ArticleSummaryDto'>;
  leads?: boolean;
  words: CardWords;
}) {
  const { article, leads = false, words } = props;
  return (
    <article className={styles.card} data-leads={leads || undefined}>
      <Link
        href={href(words.locale, 'page_show', { slug: article.slug })}
        prefetch={false}
        className={styles.article}
      >
        {article.image && (
          <span className={styles.picture}>
            <Picture filename={article.image} alt="" sizes={leads ? LEADING : OTHERS} priority={leads} />
          </span>
        )}
        <span className={styles.words}>
          <span className={section.eyebrow}>{words.day(article.published_at)}</span>
          <h2 lang={article.language}>{article.title}</h2>
          <span className={styles.summary} lang={article.language}>
            {article.summary}
          </span>
          {article.author && (
            <span className={styles.author}>{words.browse('articles.by', { author: article.author })}</span>
          )}
        </span>
      </Link>
    </article>
  );
}
