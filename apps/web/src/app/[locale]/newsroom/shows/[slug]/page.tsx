import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../../api/personal';
import { knownCities, knownSeasons } from '../../../../../catalogue/known-lists';
import { catalogueNames } from '../../../../../catalogue/names';
import { zoneOf } from '../../../../../catalogue/zone-of';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { getOwnLooks } from '../../../../../features/collection-editor/api/own-collections-api';
import { CollectionEditor } from '../../../../../features/collection-editor/components/collection-editor';
import { Status } from '../../../../../features/collection-editor/components/status';
import { editorWords } from '../../../../../features/collection-editor/components/words-of-editor';
import { brandsToShow, historyOfShow } from '../../../../../features/newsroom/api/shows-api';
import { EmbargoForm } from '../../../../../features/newsroom/components/embargo-form';
import { EmbargoWatch } from '../../../../../features/newsroom/components/embargo-watch';
import { FactsForm } from '../../../../../features/newsroom/components/facts-form';
import { IntakeOfPictures } from '../../../../../features/newsroom/components/intake';
import { PressKit } from '../../../../../features/newsroom/components/press-kit';
import { PreviewLinks } from '../../../../../features/newsroom/components/preview-links';
import { showChoices } from '../../../../../features/newsroom/components/show-choices';
import { ShowHistory } from '../../../../../features/newsroom/components/show-history';
import { isEmbargoed } from '../../../../../features/newsroom/components/show-list';
import styles from '../../../../../features/newsroom/components/shows.module.css';
import { href } from '../../../../../i18n/href';
import { MOMENT } from '../../../../../i18n/moment';
import type { SlugProps } from '../../../../page-props';

async function showOf({ params }: SlugProps) {
  const { slug } = await params;
  const page = await getOwnLooks(slug, await getLocale());
  if (!page) notFound();
  return { slug, page };
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const [{ page }, names] = await Promise.all([showOf(props), catalogueNames()]);
  const { designer, season } = page.collection.facts;
  return { title: `${designer.name}, ${names.season(season)}`, robots: { index: false } };
}

/** A show as those who make it see it. What is under embargo is named to nobody else: this page sends no beacon. */
export default async function ShowPage(props: SlugProps) {
  const { slug, page } = await showOf(props);
  const [locale, names, format, words, token, { newsroom }, t] = await Promise.all([
    getLocale(),
    catalogueNames(),
    getFormatter(),
    editorWords(),
    formToken('collection-status'),
    getMessages() as Promise<Messages>,
    getTranslations('newsroom.shows'),
  ]);
  const { facts, status, embargo, version } = page.collection;
  const [{ results: brands }, seasons, cities, history] = await Promise.all([
    brandsToShow(locale),
    knownSeasons(locale),
    knownCities(locale),
    historyOfShow(slug, locale),
  ]);
  const lists = { brands, seasons, cities };
  const zone = zoneOf(facts.city.slug, cities);
  const time = (iso: string) => format.dateTime(new Date(iso), { ...MOMENT, timeZone: zone });
  const said = newsroom.shows;
  const shows = href(locale, 'newsroom_shows', {});
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={shows} prefetch={false}>
            {said.title}
          </Link>
        }
        title={`${facts.designer.name}, ${names.season(facts.season)}`}
        lead={
          <span className={styles.row}>
            <Status status={status} />
            <span>{names.type(facts.type)}</span>
            <span>{names.city(facts.city)}</span>
            <span>{time(facts.show_date)}</span>
            <span>{t('looks', { count: page.total_count })}</span>
            {isEmbargoed({ status, embargo }) && (
              <strong>{t('embargoUntil', { time: time(embargo.until ?? '') })}</strong>
            )}
            <Link href={href(locale, 'newsroom_tagging_desk', { slug })} prefetch={false}>
              {newsroom.tagging.desk}
            </Link>
            {status === 'published' && (
              <Link href={href(locale, 'collection_show', { slug })} prefetch={false}>
                {t('see')}
              </Link>
            )}
            {status === 'published' && facts.live && (
              <Link href={href(locale, 'live_show', { slug })} prefetch={false}>
                {t('seeLive')}
              </Link>
            )}
          </span>
        }
      />
      <div className={styles.panels}>
        <FactsForm
          slug={slug}
          facts={facts}
          version={version}
          lists={lists}
          choices={await showChoices(lists, facts)}
          words={said.form}
        />
        <div>
          {status !== 'published' && (
            <section aria-labelledby="embargo">
              <h2 id="embargo">{said.embargo.title}</h2>
              {embargo.until && <EmbargoWatch until={embargo.until} publishes={embargo.publishes} />}
              <p className={styles.fine}>{said.embargo.lead}</p>
              <EmbargoForm
                slug={slug}
                embargo={embargo}
                version={version}
                zone={zone}
                showDate={facts.show_date}
                words={said.embargo}
              />
            </section>
          )}
          <section aria-labelledby="preview">
            <h2 id="preview">{said.preview.title}</h2>
            <p className={styles.fine}>{said.preview.lead}</p>
            <PreviewLinks slug={slug} locale={locale} words={said.preview} />
          </section>
        </div>
      </div>
      <IntakeOfPictures
        show={slug}
        looks={page.results}
        version={version}
        isPublished={status === 'published'}
        words={{ ...said.intake, ordered: words.ordered, failed: words.failed }}
      />
      <CollectionEditor
        page={page}
        back={shows}
        form={{ action: href(locale, 'user_collection_looks', { slug }), token }}
        words={words}
      />
      <PressKit slug={slug} locale={locale} looks={page.total_count} />
      <ShowHistory history={history} />
    </div>
  );
}
