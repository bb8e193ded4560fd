import { LOCALES, type Reference, TAG_CATEGORIES, TYPES } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import { knownCities, knownSeasons } from '../../../../../catalogue/known-lists';
import { catalogueNames } from '../../../../../catalogue/names';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { GENDERS } from '../../../../../features/models/lib/filters';
import {
  allOfKind,
  type EntryName,
  historyOfWords,
  wordsOf,
} from '../../../../../features/newsroom/api/words-api';
import { languageNames } from '../../../../../features/newsroom/components/concept-view';
import { figureChoices } from '../../../../../features/newsroom/components/figure-choices';
import shows from '../../../../../features/newsroom/components/shows.module.css';
import { WordsEditor } from '../../../../../features/newsroom/components/words-editor';
import { isWrittenKind, nameField } from '../../../../../features/newsroom/lib/word-fields';
import { href } from '../../../../../i18n/href';
import { MOMENT } from '../../../../../i18n/moment';
import type { SearchProps } from '../../../../page-props';

/** Where readers see them. */
const PAGES = {
  page: 'page_show',
  walk: 'walk_show',
  newsletter: 'newsletter_show',
  designer: 'designer_show',
  model: 'model_show',
} as const;

/** What a field chooses from, as the form is told. */
const ofTheSite = (field: string, all: readonly Reference[], name: (one: Reference) => string) =>
  Object.fromEntries(all.map((one) => [`${field}:${one.slug}`, name(one)]));

async function entryOf({ searchParams }: SearchProps) {
  const given = await searchParams;
  const said = (name: string) => [given[name] ?? ''].flat()[0] ?? '';
  const kind = said('kind');
  if (!isWrittenKind(kind)) notFound();
  const name: EntryName = { kind, slug: said('slug') };
  const details = await wordsOf(name, await getLocale());
  if (!details) notFound();
  const shown = (details.draft?.doc ?? details.live ?? details.last ?? {})[nameField(kind)];
  return { kind, name, details, title: typeof shown === 'string' && shown ? shown : name.slug };
}

export async function generateMetadata(props: SearchProps): Promise<Metadata> {
  const { title } = await entryOf(props);
  return { title, robots: { index: false } };
}

/** Something that is written. What is not public yet is named to nobody else: this page sends no beacon. */
export default async function WordsEditPage(props: SearchProps) {
  const { kind, name, details, title } = await entryOf(props);
  const [locale, format, names, { newsroom, reports, account, browse }, t] = await Promise.all([
    getLocale(),
    getFormatter(),
    catalogueNames(),
    getMessages() as Promise<Messages>,
    getTranslations('newsroom.words'),
  ]);
  const [{ changes }, figures, agencies, seasons, cities] = await Promise.all([
    historyOfWords(name, locale),
    figureChoices(locale),
    kind === 'model' ? allOfKind('agency', locale) : [],
    knownSeasons(locale),
    knownCities(locale),
  ]);
  const words = newsroom.words;
  const languageName = languageNames(locale);
  const choices = {
    ...ofTheSite('season', seasons, names.season),
    ...ofTheSite('debut', seasons, names.season),
    ...ofTheSite('city', cities, names.city),
    ...Object.fromEntries(TYPES.map((one) => [one.slug, names.type(one)])),
    ...reports.pdf.parts,
    ...Object.fromEntries(TAG_CATEGORIES.map((one) => [one.slug, names.category(one)])),
    ...Object.fromEntries(GENDERS.map((one) => [`gender:${one}`, browse.models[one]])),
    // What a figure among the parts of an article is, and what it is narrowed by.
    ...Object.fromEntries([
      ...figures.tabs.flatMap((tab) => tab.figures.map(({ address, title }) => [`blocks:${address}`, title])),
      ...Object.values(figures.options).flatMap((all) =>
        all.map(({ value, label }) => [`blocks:${value}`, label]),
      ),
    ]),
    ...Object.fromEntries(agencies.map(({ slug, title: called }) => [`agency:${slug}`, called])),
  };
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom_words', {})} prefetch={false}>
            {words.title}
          </Link>
        }
        title={title}
        lead={
          <span className={shows.row}>
            <span>{t(`kinds.${kind}`)}</span>
            <span>{details.slug}</span>
            {details.live && kind in PAGES && (
              <Link
                href={href(locale, PAGES[kind as keyof typeof PAGES], { slug: details.slug })}
                prefetch={false}
              >
                {t('see')}
              </Link>
            )}
          </span>
        }
      />
      <WordsEditor
        kind={kind}
        details={details}
        changes={changes.map((change) => ({
          ...change,
          at: format.dateTime(new Date(change.at), MOMENT),
        }))}
        languages={LOCALES.map((one) => ({ locale: one, name: languageName(one) }))}
        locale={locale}
        names={choices}
        figures={figures}
        words={words}
        refused={account.refused}
      />
    </div>
  );
}
