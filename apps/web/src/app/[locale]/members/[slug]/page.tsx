import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { getMember } from '../../../../catalogue/content-api';
import { LookCard } from '../../../../catalogue/look-card';
import grid from '../../../../design/look-grid.module.css';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function memberOf(slug: string) {
  const details = await getMember(slug, await getLocale());
  if (!details) notFound();
  return details;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, { member, looks }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    memberOf(slug),
  ]);
  return pageMetadata({
    locale,
    path: pathOf('member_show', { slug }),
    title: member.name,
    description: t('members.metaDescription', { name: member.name }),
    image: looks[0]?.image_filename,
  });
}

export default async function MemberPage({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, t, format, { member, looks }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getFormatter(),
    memberOf(slug),
  ]);
  const since = format.dateTime(new Date(member.joined_at), { month: 'long', year: 'numeric' });
  return (
    <div className={section.page}>
      <JsonLd
        data={{
          '@type': 'ProfilePage',
          url: href(locale, 'member_show', { slug }),
          mainEntity: { '@type': 'Person', name: member.name, jobTitle: member.occupation },
        }}
      />
      <PageHead
        eyebrow={[t('members.eyebrow'), member.city].filter(Boolean).join(' — ')}
        title={member.name}
        lead={
          <span lang={member.language}>{[member.occupation, member.about].filter(Boolean).join('. ')}</span>
        }
      />
      <div className={section.head}>
        <h2 className={section.title}>{t('members.looks')}</h2>
        <p className={section.note}>{t('members.since', { date: since })}</p>
      </div>
      <div className={grid.grid}>
        {looks.map((look) => (
          <LookCard key={look.slug} look={look} />
        ))}
      </div>
      <PageView route="member_show" parameters={{ slug }} />
    </div>
  );
}
