import { CONTACT_ADDRESS, pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { knownCities, knownSeasons } from '../../../../catalogue/known-lists';
import { PageHead } from '../../../../design/page-head';
import { Pagination } from '../../../../design/pagination';
import section from '../../../../design/section.module.css';
import { brandsToShow, listShows } from '../../../../features/newsroom/api/shows-api';
import { NewShow } from '../../../../features/newsroom/components/new-show';
import { showChoices } from '../../../../features/newsroom/components/show-choices';
import { ShowList, weekShows } from '../../../../features/newsroom/components/show-list';
import { ShowWeek } from '../../../../features/newsroom/components/show-week';
import styles from '../../../../features/newsroom/components/shows.module.css';
import { WeekWithout } from '../../../../features/newsroom/components/week-without';
import { daysAfter, weekOf } from '../../../../features/newsroom/lib/zoned';
import { PageView } from '../../../../features/tracking/components/page-view';
import { ChoiceField, SubmitButton, TextField } from '../../../../forms/fields';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../page-props';

const ROUTE = 'newsroom_shows';
const STATES = ['draft', 'published', 'withdrawn', 'embargoed'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.shows')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** Shows the reader works on: as a list, or by the days of a week. */
export default async function ShowsPage({ searchParams }: SearchProps) {
  const [given, locale, t, status, account, { newsroom }] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('newsroom.shows'),
    getTranslations('collectionEditor.status'),
    getTranslations('account'),
    getMessages() as Promise<Messages>,
  ]);
  const said = (name: string) => ([given[name] ?? ''].flat()[0] ?? '').slice(0, 100);
  const search = said('search').trim();
  const state = STATES.find((one) => one === said('state'));
  const asked = /^\d{4}-\d{2}-\d{2}$/.test(said('week')) && !Number.isNaN(Date.parse(said('week')));
  const isCalendar = said('view') === 'calendar';
  const days = weekOf(asked ? said('week') : new Date().toISOString().slice(0, 10));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const page = pageNumber(given);
  const wanted = { ...(search && { search }), ...(state && { state }) };
  const [found, { results: brands }, seasons, cities] = await Promise.all([
    // A day begins earlier in the east and ends later in the west.
    listShows(
      isCalendar
        ? { ...wanted, from: daysAfter(first, -1), to: daysAfter(last, 1), size: 200 }
        : { ...wanted, page },
      locale,
    ),
    brandsToShow(locale),
    knownSeasons(locale),
    knownCities(locale),
  ]);
  const lists = { brands, seasons, cities };
  const hrefOf = (also: Record<string, string>) =>
    `${href(locale, ROUTE, {})}?${new URLSearchParams({ ...wanted, ...also })}`;
  const words = newsroom.shows;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {newsroom.home.title}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <search>
        <form className={styles.search}>
          <TextField label={t('search')} name="search" type="search" maxLength={100} defaultValue={search} />
          <ChoiceField
            label={t('state')}
            name="state"
            choose={t('any')}
            value={state ?? ''}
            choices={STATES.map((one) => ({
              value: one,
              label: one === 'embargoed' ? t('embargoed') : status(one),
            }))}
          />
          {isCalendar && <input type="hidden" name="view" value="calendar" />}
          <SubmitButton>{t('show')}</SubmitButton>
        </form>
      </search>
      <nav className={styles.views} aria-label={t('views')}>
        <span className={styles.row}>
          <Link href={hrefOf({})} prefetch={false} aria-current={isCalendar ? undefined : 'page'}>
            {t('list')}
          </Link>
          <Link
            href={hrefOf({ view: 'calendar', week: first })}
            prefetch={false}
            aria-current={isCalendar ? 'page' : undefined}
          >
            {t('calendar')}
          </Link>
        </span>
        {isCalendar ? (
          <span className={styles.row}>
            <Link href={hrefOf({ view: 'calendar', week: daysAfter(first, -7) })} prefetch={false}>
              {t('earlier')}
            </Link>
            <Link href={hrefOf({ view: 'calendar', week: daysAfter(first, 7) })} prefetch={false}>
              {t('later')}
            </Link>
          </span>
        ) : (
          <span className={styles.row}>
            <span className={styles.fine}>{t('found', { count: found.total_count })}</span>
            <a href="#new">{t('new')}</a>
          </span>
        )}
      </nav>
      {isCalendar ? (
        <>
          <WeekWithout shows={found.results} days={days} wanted={wanted} hrefOf={hrefOf} />
          <ShowWeek
            key={first}
            days={days}
            shows={await weekShows(found.results)}
            words={words.week}
            locale={locale}
          />
        </>
      ) : (
        <>
          {found.results.length === 0 && <p>{t('nothing')}</p>}
          <ShowList shows={found.results} />
          <Pagination
            page={found.page}
            pages={Math.ceil(found.total_count / found.page_size)}
            hrefOf={(number) => hrefOf({ page: String(number) })}
          />
        </>
      )}
      <section className={styles.make} aria-labelledby="new">
        <h2 id="new">{t('new')}</h2>
        {brands.length === 0 ? (
          <p className={styles.fine}>{t('noBrand')}</p>
        ) : (
          <NewShow
            lists={lists}
            choices={await showChoices(lists)}
            path={href(locale, ROUTE, {})}
            words={{
              ...words.form,
              new: words.new,
              make: words.make,
              failed: account('save.failed', { email: CONTACT_ADDRESS }),
            }}
          />
        )}
      </section>
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
