import { TYPES } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './timeline.module.css';

/** The others are folded. */
const SHOWN = 6;
/** So many houses are named in a season. */
const NAMED = 6;

/** The seasons of a designer or a model below one another: a stripe for each look's colour, and what marks each season. */
export async function Timeline(props: { of: 'designer' | 'model'; slug: string }) {
  const { of, slug } = props;
  const locale = await getLocale();
  const [found, t, names] = await Promise.all([
    orNothing(
      of === 'designer'
        ? ask('/api/designers/{slug}/timeline', { path: { slug } }, locale)
        : ask('/api/models/{slug}/timeline', { path: { slug } }, locale),
    ),
    getTranslations('browse'),
    catalogueNames(),
  ]);
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
          <Lines seasons={ofType.slice(0, SHOWN)} {...props} />
          {ofType.length > SHOWN && (
            <details className={styles.earlier}>
              <summary>{t('timeline.earlier', { count: ofType.length - SHOWN })}</summary>
              <Lines seasons={ofType.slice(SHOWN)} {...props} />
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

const Lines = (props: {
  of: 'designer' | 'model';
  slug: string;
  seasons: readonly Shape<'TimelineSeasonDto'>[];
}) => (
  <ol className={styles.seasons}>
    {props.seasons.map((one) => (
      <SeasonLine key={one.season.slug} of={props.of} slug={props.slug} one={one} />
    ))}
  </ol>
);

async function SeasonLine(props: {
  of: 'designer' | 'model';
  slug: string;
  one: Shape<'TimelineSeasonDto'>;
}) {
  const { of, slug, one } = props;
  const [locale, t, counts, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('catalogue'),
    catalogueNames(),
    getFormatter(),
  ]);
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
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
        <small>{counts('looksCount', { count: one.looks_count })}</small>
      </p>
      <p
        className={styles.stripes}
        aria-hidden="true"
        style={{ '--looks': one.stripes.length } as CSSProperties}
      >
        {one.stripes.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a look has a place, and several have one colour.
          <span key={index} style={{ background: colour }} />
        ))}
      </p>
      {of === 'model' && (
        <p className={styles.worn}>{t('timeline.worn', { designers: format.list(houses) })}</p>
      )}
      {one.tags.length > 0 && (
        <ul className={styles.tags}>
          {one.tags.map((tag) => (
            <li
              key={tag.slug}
              title={t('timeline.mark', { share: percent(tag.share), usual: percent(tag.usual_share) })}
            >
              <Link href={`${looks}&tags=${encodeURIComponent(tag.slug)}`} prefetch={false}>
                {names.tag(tag)}
              </Link>{' '}
              <small>{percent(tag.share)}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
