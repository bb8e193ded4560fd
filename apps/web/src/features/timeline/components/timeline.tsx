import { type Locale, TYPES } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import type { CardWords } from '../../../catalogue/card-words';
import { type CatalogueNames, catalogueNames } from '../../../catalogue/names';
import { cardWords } from '../../../catalogue/words-of-cards';
import section from '../../../design/section.module.css';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { stripesOf } from '../lib/stripes-of';
import styles from './timeline.module.css';

/** The others are folded. */
const SHOWN = 6;
/** So many houses are named in a season. */
const NAMED = 6;

/** The seasons of a designer or a model below one another: a stripe for each look's colour, and what marks each season. */
export async function Timeline(props: { of: 'designer' | 'model'; slug: string }) {
  const { of, slug } = props;
  const locale = await getLocale();
  const [found, t, { looksCount }, names] = await Promise.all([
    orNothing(
      of === 'designer'
        ? ask('/api/designers/{slug}/timeline', { path: { slug } }, locale)
        : ask('/api/models/{slug}/timeline', { path: { slug } }, locale),
    ),
    getTranslations('browse'),
    cardWords(),
    catalogueNames(),
  ]);
  const words = {
    locale,
    t,
    looksCount,
    names,
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    list: new Intl.ListFormat(locale),
  };
  const seasons = found?.results ?? [];
  // A season alone shows no change.
  if (seasons.length < 2) return null;
  const byType = TYPES.map((type) => seasons.filter((one) => one.type.slug === type.slug)).filter(
    (ofType) => ofType.length > 0,
  );
  return (
    <section className={section.section} aria-labelledby="timeline">
      <div className={section.head}>
        <h2 id="timeline" className={section.title}>
          {t('timeline.title')}
        </h2>
      </div>
      {byType.map((ofType) => (
        <div key={ofType[0]?.type.slug} className={styles.part}>
          {byType.length > 1 && ofType[0] && (
            <h3 className={`${section.eyebrow} ${styles.type}`}>{names.type(ofType[0].type)}</h3>
          )}
          <Lines seasons={ofType.slice(0, SHOWN)} words={words} {...props} />
          {ofType.length > SHOWN && (
            <details className={styles.earlier}>
              <summary>{t('timeline.earlier', { count: ofType.length - SHOWN })}</summary>
              <Lines seasons={ofType.slice(SHOWN)} words={words} {...props} />
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

interface LineProps {
  of: 'designer' | 'model';
  slug: string;
  /** Got once for all lines: what waits is sent to the browser by itself. */
  words: {
    locale: Locale;
    t: Awaited<ReturnType<typeof getTranslations<'browse'>>>;
    looksCount: CardWords['looksCount'];
    names: CatalogueNames;
    percent: Intl.NumberFormat;
    list: Intl.ListFormat;
  };
}

const Lines = ({ seasons, ...props }: LineProps & { seasons: readonly Shape<'TimelineSeasonDto'>[] }) => (
  <ol className={styles.seasons}>
    {seasons.map((one) => (
      <SeasonLine key={one.season.slug} one={one} {...props} />
    ))}
  </ol>
);

function SeasonLine({ of, slug, one, words }: LineProps & { one: Shape<'TimelineSeasonDto'> }) {
  const { locale, t, looksCount, names, percent, list } = words;
  const query = new URLSearchParams({
    season: one.season.slug,
    type: one.type.slug,
    [of]: slug,
  });
  const looks = `${href(locale, 'look_search', {})}?${query}`;
  const houses = one.designers.slice(0, NAMED).map(({ name }) => name);
  return (
    <li className={styles.season}>
      <Link
        href={href(locale, 'look_show', { slug: one.look })}
        prefetch={false}
        className={styles.picture}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture filename={one.image_filename} alt="" sizes="5rem" />
      </Link>
      <p className={styles.name}>
        <Link href={looks} prefetch={false}>
          {names.season(one.season)}
        </Link>
        <small>{looksCount(one.looks_count)}</small>
      </p>
      <p className={styles.stripes} aria-hidden="true" style={{ background: stripesOf(one.stripes) }} />
      {of === 'model' && (
        <p className={styles.worn}>{t('timeline.worn', { designers: list.format(houses) })}</p>
      )}
      {one.tags.length > 0 && (
        <ul className={styles.tags}>
          {one.tags.map((tag) => (
            <li
              key={tag.slug}
              title={filled(t.raw('timeline.mark'), {
                share: percent.format(tag.share),
                usual: percent.format(tag.usual_share),
              })}
            >
              <Link href={`${looks}&tags=${encodeURIComponent(tag.slug)}`} prefetch={false}>
                {names.tag(tag)}
              </Link>{' '}
              <small>{percent.format(tag.share)}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
