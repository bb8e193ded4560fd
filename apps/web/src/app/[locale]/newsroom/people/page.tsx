import { pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { auditChain, companyDeals, findPeople, personOf } from '../../../../features/newsroom/api/people-api';
import { CompanyDeals } from '../../../../features/newsroom/components/company-deals';
import { ListSearch } from '../../../../features/newsroom/components/list-search';
import styles from '../../../../features/newsroom/components/people.module.css';
import { PersonView } from '../../../../features/newsroom/components/person-view';
import shows from '../../../../features/newsroom/components/shows.module.css';
import { SubmitButton, TextField } from '../../../../forms/fields';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const ROUTE = 'newsroom_people';
const LEAST = 3;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.people')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** For support and operators. It names people, so it sends no beacon. */
export default async function PeoplePage({ searchParams }: SearchProps) {
  const [given, locale, t, newsroom, { newsroom: all }] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('newsroom.people'),
    getTranslations('newsroom.home'),
    getMessages() as Promise<Messages>,
  ]);
  const said = (name: string) => ([given[name] ?? ''].flat()[0] ?? '').trim().slice(0, 100);
  const search = said('search');
  const member = said('member');
  const nothing = Promise.resolve(null);
  const isDeals = said('view') === 'deals';
  const [found, person, chain, deals] = await Promise.all([
    search.length >= LEAST && !isDeals ? findPeople(search, locale) : nothing,
    member ? personOf(member, locale) : nothing,
    auditChain(locale),
    companyDeals(isDeals ? search : '', locale),
  ]);
  const hrefOf = (slug: string) =>
    `${href(locale, ROUTE, {})}?${new URLSearchParams({ ...(search && { search }), member: slug })}`;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {newsroom('title')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      {deals && (
        <nav className={shows.views} aria-label={t('title')}>
          <Link href={href(locale, ROUTE, {})} prefetch={false} aria-current={isDeals ? undefined : 'page'}>
            {t('deals.tab')}
          </Link>
          <Link
            href={`${href(locale, ROUTE, {})}?view=deals`}
            prefetch={false}
            aria-current={isDeals ? 'page' : undefined}
          >
            {t('deals.title')}
          </Link>
        </nav>
      )}
      {deals && isDeals ? (
        <>
          <ListSearch label={t('deals.search')} button={t('show')} search={search} view="deals" />
          <CompanyDeals
            deals={deals.results.map(({ domain, company, members }) => ({
              domain,
              company,
              members: t('deals.members', { count: members }),
            }))}
            words={{
              ...all.people.deals,
              ...(search && { none: all.people.deals.nothing }),
              reason: all.people.reason,
              failed: all.people.failed,
            }}
          />
        </>
      ) : (
        members()
      )}
      {chain && (
        <p className={styles.chain} role={chain.broken_at === null ? undefined : 'alert'}>
          {chain.broken_at === null
            ? t('chain', { count: String(chain.entries), hash: chain.last_hash ?? '–' })
            : t('broken', { at: String(chain.broken_at) })}
        </p>
      )}
    </div>
  );

  function members() {
    return (
      <>
        <search>
          <form className={shows.search}>
            <TextField
              label={t('search')}
              name="search"
              type="search"
              minLength={LEAST}
              maxLength={100}
              required
              defaultValue={search}
            />
            <SubmitButton>{t('show')}</SubmitButton>
          </form>
        </search>
        <div className={styles.room}>
          {found && (
            <nav aria-label={t('found')}>
              {found.results.length === 0 && <p>{t('none')}</p>}
              <ul className={styles.lines}>
                {found.results.map((one) => (
                  <li key={one.slug}>
                    <Link
                      href={hrefOf(one.slug)}
                      prefetch={false}
                      aria-current={one.slug === member ? 'page' : undefined}
                    >
                      <strong>{`${one.first_name} ${one.last_name}`.trim() || one.slug}</strong>{' '}
                      <small>
                        {one.email}
                        {one.company && ` · ${one.company}`}
                      </small>
                    </Link>
                  </li>
                ))}
              </ul>
              {found.total_count > found.results.length && (
                <p>
                  {t('foundMore', {
                    shown: String(found.results.length),
                    count: String(found.total_count),
                  })}
                </p>
              )}
            </nav>
          )}
          {person && <PersonView person={person} />}
        </div>
      </>
    );
  }
}
