import type { Locale } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { orNothing, orNull } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

/** GET `/api/paywall/retrieve`. */
interface Paywall {
  locked: boolean;
  content: string;
}

/** Whether the models page is locked for this reader, and what is shown instead. Without an answer nothing is locked. */
export async function modelsPaywall(locale: Locale): Promise<Paywall> {
  const path = `${pathOf('api_paywall_retrieve', {})}?context=models&locale=${locale}`;
  return (await orNothing(orNull(getOwn<Paywall>(path, locale)))) ?? { locked: false, content: '' };
}
