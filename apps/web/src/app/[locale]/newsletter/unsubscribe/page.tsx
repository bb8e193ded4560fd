import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NewsletterAnswer } from '../../../../features/newsletter/components/newsletter-answer';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const words = async () => {
  const t = await getTranslations('offers');
  return {
    title: t('letter.endTitle'),
    lead: t('letter.endLead'),
    submit: t('letter.endSubmit'),
  };
};

export async function generateMetadata(): Promise<Metadata> {
  const [locale, { title, lead }] = await Promise.all([getLocale(), words()]);
  const path = pathOf('newsletter_unsubscribe', {});
  return pageMetadata({ locale, path, title, description: lead, index: false });
}

export default async function EndNewsletter({ searchParams }: SearchProps) {
  return <NewsletterAnswer route="newsletter_unsubscribe" given={await searchParams} words={await words()} />;
}
