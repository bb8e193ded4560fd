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
import { localised } from '../../../../../i18n/localised';
import { breadcrumbs, JsonLd, webPage } from '../../../../../seo/json-ld';
import { type PageFacts, pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps, SlugProps } from '../../../../page-props';
import { AnswerExtras, ConceptExtras } from './alert-extras';
import { FigureExtras, PageExtras } from './board-extras';
import { SeriesExtras } from './series-extras';

type Props = SlugProps & SearchProps;

/** What search engines and shared links are told of a tab or a focus. */
async function factsOf({ params, searchParams }: Props): Promise<PageFacts & { title: string }> {
  const [{ slug }, given] = await Promise.all([params, searchParams]);
  if (!isTab(slug) && !isFocus(slug)) notFound();
  const [locale, t, site] = await Promise.all([
    getLocale(),
    getTranslations('dashboard'),
    getTranslations('messages'),
  ]);
  const path = pathOf('data_dashboard_show', { slug });
  const title = t('title');
  const titleOf = (of: string) => site('titleOf', { title, of });
  if (isTab(slug))
    return slug === 'home'
      ? { locale, path, title, description: t('metaDescription') }
      : { locale, path, title: titleOf(t(`tabs.${slug}`)), description: t(`leads.${slug}`) };
  const { kind, field } = FOCUSES[slug];
  const { defaults } = await boardSetup(locale);
  const about = aboutOf(slug, readScope(given), defaults.season);
  const name = await focusName(kind, about, locale);
  return {
    locale,
    path,
    description: t('metaDescription'),
    query: scopeQuery({ [field]: about }),
    title: titleOf(name ?? t(`focus.${kind}`)),
    index: false,
  };
}

export const generateMetadata = async (props: Props): Promise<Metadata> => pageMetadata(await factsOf(props));

/** The page for those that read no pictures, below the dashboard it is a part of. */
async function PageLd(props: Props) {
  const [{ locale, path, query = '', title, description }, t] = await Promise.all([
    factsOf(props),
    getTranslations('dashboard'),
  ]);
  const here = localised(locale, path) + query;
  const home = href(locale, 'data_dashboard_show', { slug: 'home' });
  const steps = here === home ? [{ name: t('title') }] : [{ name: t('title'), path: home }, { name: title }];
  return (
    <JsonLd
      data={[webPage({ name: title, description, path: here, language: locale }), breadcrumbs(steps)]}
    />
  );
}

export default async function DashboardPage(props: Props) {
  const { params, searchParams } = props;
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
        <PageLd {...props} />
        <FocusPage slug={slug} scope={scope} name={name} />
        <PageView route="data_dashboard_show" parameters={{ slug }} />
      </BoardPage>
    );
  }
  if (!isTab(slug)) notFound();
  return (
    <BoardPage key={slug} extras={slug === 'time' ? ofTime : extras}>
      <PageLd {...props} />
      <TabPage tab={slug} scope={scope} given={given} />
      <PageView route="data_dashboard_show" parameters={{ slug }} />
    </BoardPage>
  );
}
