import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NewsletterAnswer } from '../../../../features/newsletter/components/newsletter-answer';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const words = async () => {
  const t = await getTranslations('offers');
  return {
    title: t('letter.confirmTitle'),
    lead: t('letter.confirmLead'),
    submit: t('letter.confirmSubmit'),
  };
};

export async function generateMetadata(): Promise<Metadata> {
  const [locale, { title, lead }] = await Promise.all([getLocale(), words()]);
  const path = pathOf('newsletter_confirm', {});
  return pageMetadata({ locale, path, title, description: lead, index: false });
}

export default async function ConfirmNewsletter({ searchParams }: SearchProps) {
  return <NewsletterAnswer route="newsletter_confirm" given={await searchParams} words={await words()} />;
}
