import type { Figure, Locale } from '@toile/contracts';
import { getJson } from '../../../api/get-json';

const LOOKS = 12;

/** The home page's strip of most viewed looks; null when the figure cannot be had, which must not take the page down. */
export async function mostViewed(locale: Locale): Promise<Figure | null> {
  try {
    return await getJson<Figure>(`/api/dashboard/home/most-viewed-looks?limit=${LOOKS}`, locale);
  } catch (error) {
    console.warn('the home page goes without its most viewed looks:', error);
    return null;
  }
}
