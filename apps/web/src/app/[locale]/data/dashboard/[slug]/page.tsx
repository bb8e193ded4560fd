import { pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { boardSetup } from '../../../../../features/dashboard/api/board-setup';
import { focusName } from '../../../../../features/dashboard/api/focus-name';
import { usualFocus } from '../../../../../features/dashboard/api/usual-focus';
import { readScope, scopeQuery } from '../../../../../features/dashboard/lib/board-scope';
import { aboutOf, FOCUSES, isFocus } from '../../../../../features/dashboard/lib/focus';
import { isTab } from '../../../../../features/dashboard/lib/tabs';
import { BoardPage } from '../../../../../features/dashboard/pages/board-page';
import { FocusPage } from '../../../../../features/dashboard/pages/focus-page';
import { TabPage } from '../../../../../features/dashboard/pages/tab-page';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps, SlugProps } from '../../../../page-props';
import { AnswerExtras, ConceptExtras } from './alert-extras';
import { FigureExtras, PageExtras } from './board-extras';
import { SeriesExtras } from './series-extras';

type Props = SlugProps & SearchProps;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ slug }, given] = await Promise.all([params, searchParams]);
  if (!isTab(slug) && !isFocus(slug)) notFound();
  const [locale, t, site] = await Promise.all([
    getLocale(),
    getTranslations('dashboard'),
    getTranslations('messages'),
  ]);
  const facts = { locale, path: pathOf('data_dashboard_show', { slug }), description: t('metaDescription') };
  const title = t('title');
  const titleOf = (of: string) => site('titleOf', { title, of });
  if (isTab(slug))
    return pageMetadata({ ...facts, title: slug === 'home' ? title : titleOf(t(`tabs.${slug}`)) });
  const { kind, field } = FOCUSES[slug];
  const { defaults } = await boardSetup(locale);
  const about = aboutOf(slug, readScope(given), defaults.season);
  const name = await focusName(kind, about, locale);
  return pageMetadata({
    ...facts,
    query: scopeQuery({ [field]: about }),
    title: titleOf(name ?? t(`focus.${kind}`)),
    index: false,
  });
}

export default async function DashboardPage({ params, searchParams }: Props) {
  const [{ slug }, given, locale] = await Promise.all([params, searchParams, getLocale()]);
  const scope = readScope(given);
  const { savedItems: words, decks } = (await getMessages()) as Messages;
  const extras = {
    figure: <FigureExtras words={words} decks={decks} />,
    page: <PageExtras words={words} decks={decks} />,
    answer: <AnswerExtras words={words} />,
  };
  const ofTime = {
    concept: <ConceptExtras words={words} />,
    series: <SeriesExtras words={words} />,
  };
  if (isFocus(slug)) {
    const { kind, field } = FOCUSES[slug];
    const { defaults } = await boardSetup(locale);
    const about = aboutOf(slug, scope, defaults.season);
    const usual = about ? '' : await usualFocus(kind, defaults.season, locale);
    if (usual)
      redirect(`${href(locale, 'data_dashboard_show', { slug })}${scopeQuery({ ...scope, [field]: usual })}`);
    const name = await focusName(kind, about, locale);
    return (
      <BoardPage key={`${slug}/${about}`} extras={extras}>
        <FocusPage slug={slug} scope={scope} name={name} />
        <PageView route="data_dashboard_show" parameters={{ slug }} />
      </BoardPage>
    );
  }
  if (!isTab(slug)) notFound();
  return (
    <BoardPage key={slug} extras={slug === 'time' ? ofTime : extras}>
      <TabPage tab={slug} scope={scope} given={given} />
      <PageView route="data_dashboard_show" parameters={{ slug }} />
    </BoardPage>
  );
}
