import { CONTACT_ADDRESS, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../../design/page-head';
import section from '../../../../../../design/section.module.css';
import { getOwnHouse } from '../../../../../../features/studio/api/studio-api';
import { HouseForm } from '../../../../../../features/studio/components/house-form';
import { OwnList } from '../../../../../../features/studio/components/own-list';
import styles from '../../../../../../features/studio/components/studio.module.css';
import { PageView } from '../../../../../../features/tracking/components/page-view';
import { href } from '../../../../../../i18n/href';
import { pageMetadata } from '../../../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps, type SlugProps } from '../../../../../page-props';

type Props = SlugProps & SearchProps;

async function houseOf({ params, searchParams }: Props) {
  const [{ slug }, given, locale] = await Promise.all([params, searchParams, getLocale()]);
  const page = await getOwnHouse(slug, pageQuery(pageNumber(given)), locale);
  if (!page) notFound();
  return { slug, locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, locale, page } = await houseOf(props);
  const t = await getTranslations('studio');
  return pageMetadata({
    ...{ locale, path: pathOf('user_collections_list_by_designer', { slug }), index: false },
    ...{ title: page.designer.name, description: t('lead') },
  });
}

export default async function OwnHouse(props: Props) {
  const { slug, locale, page } = await houseOf(props);
  const [t, account] = await Promise.all([getTranslations('studio'), getTranslations('account')]);
  const words = {
    ...{ bio: t('bio'), website: t('website'), founded: t('founded'), label: t('house') },
    ...{ save: t('desk.save'), saved: t('desk.saved'), invalid: t('invalid') },
    failed: account('save.failed', { email: CONTACT_ADDRESS }),
  };
  return (
    <div className={section.page}>
      <PageHead eyebrow={t('title')} title={page.designer.name} lead={t('lead')} />
      <OwnList
        page={page}
        houses={[page.designer]}
        house={slug}
        hrefOf={(number) => href(locale, 'user_collections_list_by_designer', { slug }) + pageQuery(number)}
      />
      <section className={styles.house} aria-labelledby="house">
        <div>
          <h2 id="house">{t('house')}</h2>
          <p>{t('houseLead')}</p>
        </div>
        <HouseForm house={page.designer} words={words} />
      </section>
      <PageView route="user_collections_list_by_designer" parameters={{ slug }} />
    </div>
  );
}
