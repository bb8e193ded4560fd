import { pathOf, WRITTEN_KINDS } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import { Pagination } from '../../../../design/pagination';
import section from '../../../../design/section.module.css';
import { listWords } from '../../../../features/newsroom/api/words-api';
import { NewWords } from '../../../../features/newsroom/components/new-words';
import shows from '../../../../features/newsroom/components/shows.module.css';
import { WordsList } from '../../../../features/newsroom/components/words-list';
import { ChoiceField, SubmitButton, TextField } from '../../../../forms/fields';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../page-props';

const ROUTE = 'newsroom_words';
const STATES = ['draft', 'scheduled', 'live', 'changed', 'withdrawn'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.words')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** What editors write, before and after readers see it. Searches may name what is not public: it sends no beacon. */
export default async function WordsPage({ searchParams }: SearchProps) {
  const [given, locale, t, { newsroom }] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('newsroom.words'),
    getMessages() as Promise<Messages>,
  ]);
  const said = (name: string) => ([given[name] ?? ''].flat()[0] ?? '').slice(0, 100);
  const search = said('search').trim();
  const kind = WRITTEN_KINDS.find((one) => one === said('kind'));
  const state = STATES.find((one) => one === said('state'));
  const wanted = { ...(search && { search }), ...(kind && { kind }), ...(state && { state }) };
  const found = await listWords({ ...wanted, page: pageNumber(given) }, locale);
  const words = newsroom.words;
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
        <form className={shows.search} data-fields="3">
          <TextField label={t('search')} name="search" type="search" maxLength={100} defaultValue={search} />
          <ChoiceField
            label={t('kind')}
            name="kind"
            choose={t('anyKind')}
            value={kind ?? ''}
            choices={WRITTEN_KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          />
          <ChoiceField
            label={t('state')}
            name="state"
            choose={t('anyState')}
            value={state ?? ''}
            choices={STATES.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          />
          <SubmitButton>{t('show')}</SubmitButton>
        </form>
      </search>
      <p className={shows.views}>
        <span className={shows.fine} role="status">
          {t('found', { count: found.total_count })}
        </span>
        <a href="#new">{words.new}</a>
      </p>
      <WordsList entries={found.results} />
      <Pagination
        page={found.page}
        pages={Math.ceil(found.total_count / found.page_size)}
        hrefOf={(number) =>
          `${href(locale, ROUTE, {})}?${new URLSearchParams({ ...wanted, page: String(number) })}`
        }
      />
      <section className={shows.make} aria-labelledby="new">
        <h2 id="new">{words.new}</h2>
        <NewWords words={words} path={href(locale, 'newsroom_words_edit', {})} />
      </section>
    </div>
  );
}
