import { LOCALES, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { orNothing, orNull } from '../../../../api/get-json';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import {
  conceptOf,
  historyOf,
  listConcepts,
  missingWords,
} from '../../../../features/newsroom/api/vocabulary-api';
import { AddConcept } from '../../../../features/newsroom/components/add-concept';
import { ConceptList } from '../../../../features/newsroom/components/concept-list';
import { ConceptSearch } from '../../../../features/newsroom/components/concept-search';
import { ConceptView } from '../../../../features/newsroom/components/concept-view';
import { UnknownTags } from '../../../../features/newsroom/components/unknown-tags';
import styles from '../../../../features/newsroom/components/vocabulary.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../page-props';

/** Stands in the address for a concept that no tag is there for yet. */
const NEW = '-';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom')]);
  const path = pathOf('newsroom_vocabulary', {});
  return pageMetadata({ locale, path, index: false, title: t('title'), description: t('lead') });
}

/** For editors; the proxy turns everybody else away. */
export default async function VocabularyPage({ searchParams }: SearchProps) {
  const [given, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations('newsroom')]);
  const said = (name: string) => ([given[name] ?? ''].flat()[0] ?? '').slice(0, 100);
  const search = said('search');
  const missing = LOCALES.find((one) => one === said('missing'));
  const page = pageNumber(given);
  const chosen = said('concept');
  const [kind = '', slug = ''] = chosen.split('/');
  const added = said('add');
  const nothing = Promise.resolve(null);
  const [found, concept, history, words] = await Promise.all([
    listConcepts({ page, ...(search && { search }), ...(missing && { missing }) }, locale),
    slug ? orNull(conceptOf(kind, slug, locale)) : nothing,
    slug ? orNull(historyOf(kind, slug, locale)) : nothing,
    slug ? nothing : orNothing(missingWords(locale)),
  ]);
  const hrefOf = (also: Record<string, string>) => {
    const query = new URLSearchParams({ ...(search && { search }), ...(missing && { missing }), ...also });
    return `${href(locale, 'newsroom_vocabulary', {})}?${query}`;
  };
  const conceptHref = (id: string) => hrefOf({ ...(page > 1 && { page: String(page) }), concept: id });
  const addHref = (tag: string) => hrefOf({ add: tag });
  const tags = words?.tags ?? [];
  const beside =
    concept && history ? (
      <ConceptView concept={concept} history={history} hrefOf={conceptHref} list={hrefOf({})} />
    ) : added ? (
      <AddConcept tag={tags.find((tag) => tag.slug === added) ?? null} hrefOf={conceptHref} />
    ) : (
      words && tags.length > 0 && <UnknownTags missing={words} addHref={addHref} />
    );
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {t('home.title')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <ConceptSearch search={search} missing={missing ?? ''} />
      <p className={styles.add}>
        <Link href={addHref(NEW)} prefetch={false}>
          {t('add.open')}
        </Link>
      </p>
      <div className={beside ? styles.room : styles.alone}>
        {beside && <div className={styles.chosen}>{beside}</div>}
        <ConceptList
          page={found}
          chosen={chosen}
          hrefOf={conceptHref}
          pageHref={(number) => hrefOf({ page: String(number) })}
        />
      </div>
      <PageView route="newsroom_vocabulary" parameters={{}} />
    </div>
  );
}
