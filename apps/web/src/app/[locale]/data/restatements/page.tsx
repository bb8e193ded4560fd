import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { boardSetup } from '../../../../features/dashboard/api/board-setup';
import { restatements } from '../../../../features/dashboard/api/restatements';
import { RestatementsList } from '../../../../features/dashboard/pages/restatements-list';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { JsonLd, webPage } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../page-props';

const ROUTE = 'data_restatements';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard.restatements')]);
  const path = pathOf(ROUTE, {});
  return pageMetadata({ locale, path, index: false, title: t('title'), description: t('lead') });
}

/** What published figures say otherwise since, of the seasons that this reader may see. */
export default async function RestatementsPage({ searchParams }: SearchProps) {
  const [given, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('dashboard.restatements'),
  ]);
  const setup = await boardSetup(locale);
  const asked = [given.season ?? ''].flat()[0];
  const season = setup.options.season.find(({ value }) => value === asked)?.value;
  const page = await restatements({ page: pageNumber(given), ...(season && { season }) }, locale);
  const hrefOf = (number: number, of = season) => {
    const query = new URLSearchParams({
      ...(of && { season: of }),
      ...(number > 1 && { page: String(number) }),
    });
    return `${href(locale, ROUTE, {})}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <div className={section.page}>
      <JsonLd
        data={webPage({
          name: t('title'),
          description: t('lead'),
          path: href(locale, ROUTE, {}),
          language: locale,
        })}
      />
      <PageHead title={t('title')} lead={t('lead')} />
      <RestatementsList page={page} season={season} setup={setup} hrefOf={hrefOf} />
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
