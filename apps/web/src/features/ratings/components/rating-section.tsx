import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { currentUser, formToken } from '../../../api/personal';
import section from '../../../design/section.module.css';
import { AnswerLine } from '../../../forms/answer-line';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { getRatingOverview } from '../api/rating-overview';
import { STARS, shares } from '../lib/shares';
import { OwnRating } from './own-rating';
import styles from './rating.module.css';
import type { RatingWords } from './rating-form';

/** What members think of a collection, and what this reader does. */
export async function RatingSection(props: {
  collection: string;
  /** The page's query: what came of a form that was sent without scripts. */
  given: Record<string, string | string[] | undefined>;
}) {
  const { collection, given } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('ratings')]);
  const overview = await getRatingOverview(collection, locale);
  if (!overview) return null;
  const token = (await currentUser()) && (await formToken('rating'));
  const page = href(locale, 'collection_show', { slug: collection });
  return (
    <section id="rating" className={styles.rating} aria-labelledby="rating-title">
      <div>
        <p className={section.eyebrow}>{t('eyebrow')}</p>
        <h2 id="rating-title">{t('title')}</h2>
        <Average overview={overview} />
      </div>
      <div className={styles.own}>
        <AnswerLine given={given} done={{}} />
        <OwnRating
          collection={collection}
          action={href(locale, 'collection_rating', { slug: collection })}
          drawn={token ? { mine: overview.mine, token } : null}
          words={await ratingWords()}
        >
          <div className={styles.signIn}>
            <p>{t('signIn.text')}</p>
            <a href={`${href(locale, 'auth', {})}?redirect=${encodeURIComponent(`${page}#rating`)}`}>
              {t('signIn.link')}
            </a>
          </div>
        </OwnRating>
      </div>
    </section>
  );
}

async function ratingWords(): Promise<RatingWords> {
  const t = await getTranslations('ratings');
  return {
    form: t('form'),
    give: t('give'),
    mine: t('mine'),
    stars: STARS.map((count) => t('stars', { count })),
    comment: t('comment'),
    submitGive: t('submit.give'),
    submitChange: t('submit.change'),
    withdraw: t('withdraw'),
    given: await sentWords(t('done.given')),
    changed: await sentWords(t('done.changed')),
    withdrawn: await sentWords(t('done.withdrawn')),
  };
}

async function Average({ overview }: { overview: Shape<'RatingOverviewDto'> }) {
  const [t, format] = await Promise.all([getTranslations('ratings'), getFormatter()]);
  const { average, count, distribution } = overview;
  return (
    <>
      {average !== null && (
        <p className={styles.average}>
          <strong>{format.number(average, { minimumFractionDigits: 1 })}</strong> <span>{t('of')}</span>
        </p>
      )}
      <p className={styles.count}>{average === null ? t('few', { count }) : t('count', { count })}</p>
      {distribution && (
        <dl className={styles.shares}>
          {shares(distribution).map(({ stars, count: given, part }) => (
            <div key={stars}>
              <dt>{t('stars', { count: stars })}</dt>
              <dd>
                {part > 0 && <i style={{ inlineSize: `${part * 100}%` }} aria-hidden="true" />}
                <span>{given}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
