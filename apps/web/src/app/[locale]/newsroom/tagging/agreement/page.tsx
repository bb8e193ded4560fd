import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../../../catalogue/names';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { agreementOf, disagreementsOf } from '../../../../../features/newsroom/api/double-tagging-api';
import { AgreementTables } from '../../../../../features/newsroom/components/agreement-tables';
import { DisagreementLooks } from '../../../../../features/newsroom/components/disagreement-looks';
import shows from '../../../../../features/newsroom/components/shows.module.css';
import styles from '../../../../../features/newsroom/components/tagging.module.css';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { ChoiceField, SubmitButton, TextField } from '../../../../../forms/fields';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps } from '../../../../page-props';

const ROUTE = 'newsroom_tagging_agreement';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.twice.agreement')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** How far those agree who have tagged the same looks. What is chosen stands in the address. */
export default async function AgreementPage({ searchParams }: SearchProps) {
  const [given, locale, t, twice, names] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('newsroom.twice.agreement'),
    getTranslations('newsroom.twice'),
    catalogueNames(),
  ]);
  const said = (name: string) => ([given[name] ?? ''].flat()[0] ?? '').slice(0, 200);
  const [from, to] = [said('from'), said('to')].map((day) => (isDay(day) ? day : ''));
  const pair = /^[\w-]{1,80}\.[\w-]{1,80}$/.test(said('pair')) ? said('pair') : '';
  const tag = /^[a-z0-9-]{1,200}$/.test(said('tag')) ? said('tag') : '';
  const asked = { ...(from && { from }), ...(to && { to }), ...(pair && { pair }) };
  const [agreement, disagreements] = await Promise.all([
    agreementOf(asked, locale),
    tag ? disagreementsOf({ ...asked, tag }, locale) : null,
  ]);
  const opened = agreement.tags.find((one) => one.tag === tag);
  const addressOf = (also: Record<string, string>) =>
    `${href(locale, ROUTE, {})}?${new URLSearchParams({ ...asked, ...also })}`;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom_tagging_twice', {})} prefetch={false}>
            {twice('title')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <form className={styles.filter} aria-label={t('show')}>
        <TextField label={t('from')} name="from" type="date" defaultValue={from} />
        <TextField label={t('to')} name="to" type="date" defaultValue={to} />
        {agreement.pairs.length > 0 && (
          <ChoiceField
            label={t('pair')}
            name="pair"
            value={pair}
            choose={t('everybody')}
            choices={agreement.pairs.map((one) => ({
              value: one.pair,
              label: t('anyPair', {
                names: one.names.map((name) => name ?? twice('gone')).join(', '),
                looks: one.looks,
              }),
            }))}
          />
        )}
        <SubmitButton>{t('show')}</SubmitButton>
      </form>
      {agreement.tags.length === 0 && <p>{t('none')}</p>}
      {agreement.tags.length > 0 && (
        <>
          <p className={styles.links}>
            <span>{t('looks', { count: agreement.looks })}</span>
            <a href={`/api/newsroom/double-tagging/agreement.csv?${new URLSearchParams(asked)}`} download>
              {t('csv')}
            </a>
          </p>
          {opened && disagreements && (
            <DisagreementLooks label={opened.label} looks={disagreements.results} names={names} />
          )}
          <AgreementTables
            agreement={agreement}
            opened={tag}
            names={names}
            addressOf={(slug) => addressOf({ tag: slug })}
          />
          <p className={shows.fine}>{t('note')}</p>
        </>
      )}
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
