import { partsOfLookLabel } from '@toile/contracts';
import { labelsOf } from '@toile/vocabulary';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { Share } from '../../look-page/components/share';
import { seasonStory } from '../api/season-story';
import { type Told, timesOf } from '../lib/story';
import styles from './season-story.module.css';

/** A season told in a minute: what rose and gave way, what is new, its colours, what was saved most; a card each, with pictures. */
export async function SeasonStory({ trends }: { trends: Shape<'TrendsDto'> }) {
  const [locale, t, looksOf, catalogue, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('looks'),
    getTranslations('catalogue'),
    catalogueNames(),
    getFormatter(),
  ]);
  const { rose, fell, isNew, tones, saved, looks } = await seasonStory(trends, locale);
  const [riser, ...others] = rose;
  const [faller] = fell;
  if (!riser && !faller && saved.length === 0) return null;
  const season = names.season(trends.season);
  const title = t('story.title', { season });
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const listing = href(locale, 'look_search', {});
  const query = `type=${trends.type.slug}&season=${trends.season.slug}`;
  const link = (trend: Pick<Told, 'slug' | 'name'>) => (
    <Link href={`${listing}?${query}&tags=${encodeURIComponent(trend.slug)}`} prefetch={false}>
      {names.tag(trend)}
    </Link>
  );
  const shares = ({ share, before }: Told) =>
    t('story.shares', { share: percent(share), before: percent(before) });
  const tone = labelsOf('tone', locale, 'many');
  const toneName = ({ tag_name, label }: (typeof tones)[number]) => tone[tag_name ?? ''] ?? label;
  const [leading] = tones;
  const times = riser && timesOf(riser);
  const cards: { key: string; eyebrow: string; headline: ReactNode; text?: ReactNode; rest?: ReactNode }[] =
    [];
  if (riser)
    cards.push({
      key: 'rose',
      eyebrow: t('story.rose'),
      headline: link(riser),
      text: times
        ? t('story.times', { times: format.number(times), share: percent(riser.share) })
        : shares(riser),
      rest: (
        <Pictures
          looks={looks.map(({ slug, image_filename: image, designer, position }) => {
            const label = catalogue('lookBy', { designer: designer.name, position: String(position) });
            return { slug, image, label };
          })}
        />
      ),
    });
  if (others.length > 0)
    cards.push({
      key: 'others',
      eyebrow: t('story.also'),
      headline: null,
      rest: <Trends trends={others} link={link} shares={shares} />,
    });
  if (isNew.length > 0)
    cards.push({
      key: 'new',
      eyebrow: t('story.new'),
      headline: null,
      rest: (
        <ul className={styles.trends}>
          {isNew.map((trend) => (
            <li key={trend.slug}>
              <span className={styles.name}>{link(trend)}</span>
              <span>{t('trends.share', { share: percent(trend.share) })}</span>
            </li>
          ))}
        </ul>
      ),
    });
  if (leading)
    cards.push({
      key: 'tones',
      eyebrow: t('story.tones'),
      headline: toneName(leading),
      text: t('trends.share', { share: percent((leading.value ?? 0) / 100) }),
      rest: (
        <ul className={styles.tones}>
          {tones.map((one) => (
            <li key={one.tag_name} style={{ flexGrow: one.value ?? 0 }}>
              <span style={{ background: one.bar_background ?? 'none' }} aria-hidden="true" />
              {toneName(one)}
            </li>
          ))}
        </ul>
      ),
    });
  if (faller)
    cards.push({
      key: 'fell',
      eyebrow: t('story.fell'),
      headline: null,
      rest: <Trends trends={fell} link={link} shares={shares} />,
    });
  if (saved.length > 0)
    cards.push({
      key: 'saved',
      eyebrow: t('story.saved'),
      headline: null,
      rest: (
        <Pictures
          looks={saved.map(({ look, image_filename, label }) => {
            const parts = partsOfLookLabel(label);
            return {
              slug: look ?? '',
              image: image_filename ?? '',
              label: parts ? catalogue('lookBy', parts) : label,
            };
          })}
        />
      ),
    });
  return (
    <section id="minute" className={styles.story} aria-labelledby="minute-title">
      <div className={section.head}>
        <h2 id="minute-title" className={section.title}>
          {title}
        </h2>
        <Share
          title={title}
          fragment="minute"
          words={{
            share: looksOf('page.share'),
            copied: looksOf('page.copied'),
            failed: (await sentWords('')).failed,
          }}
        />
        <p className={section.note}>
          {t('story.counted', { count: trends.looks_count })}{' '}
          <Link
            href={`${href(locale, 'data_dashboard_show', { slug: 'season-focus' })}?season=${trends.season.slug}&type=${trends.type.slug}`}
            prefetch={false}
            className={styles.figures}
          >
            {t('story.figures')}
          </Link>
        </p>
      </div>
      <ol className={styles.cards}>
        {cards.map(({ key, eyebrow, headline, text, rest }) => (
          <li key={key} className={styles.card}>
            <h3 className={`${section.eyebrow} ${styles.eyebrow}`}>{eyebrow}</h3>
            {headline && <p className={styles.headline}>{headline}</p>}
            {text && <p className={styles.text}>{text}</p>}
            {rest}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Trends = (props: {
  trends: readonly Told[];
  link: (trend: Told) => ReactNode;
  shares: (trend: Told) => string;
}) => (
  <ul className={styles.trends}>
    {props.trends.map((trend) => (
      <li key={trend.slug}>
        <span className={styles.name}>{props.link(trend)}</span>
        <span>{props.shares(trend)}</span>
      </li>
    ))}
  </ul>
);

async function Pictures({ looks }: { looks: readonly { slug: string; image: string; label: string }[] }) {
  const locale = await getLocale();
  return (
    <ul className={styles.pictures}>
      {looks.map(({ slug, image, label }) => (
        <li key={slug}>
          <Link href={href(locale, 'look_show', { slug })} prefetch={false} aria-label={label}>
            <Picture filename={image} alt="" sizes="(min-width: 60rem) 9rem, 22vw" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
