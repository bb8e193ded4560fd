import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { href } from '../../../../i18n/href';
import type { SlugProps } from '../../../page-props';

/** A board's short address leads to its page. */
export default async function ShortAddress({ params }: SlugProps) {
  permanentRedirect(href(await getLocale(), 'moodboard_more', await params));
}
