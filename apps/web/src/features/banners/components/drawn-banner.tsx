'use client';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { readJson } from '../../../api/asked';
import { addressOf, type Shape } from '../../../api/operations';
import { Banner } from './banner';

/** A banner drawn for this reader, the same for as long as the page is open. */
export function DrawnBanner({ locale, close }: { locale: Locale; close: string }) {
  const { data } = useQuery({
    queryKey: ['home-banner', locale],
    queryFn: ({ signal }) =>
      readJson<Shape<'BannerDto'> | null>(
        `${addressOf('/api/homepage-banner/show-random', {})}?locale=${locale}`,
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && <Banner kind="homepage-banner" banner={data} locale={locale} close={close} />;
}
