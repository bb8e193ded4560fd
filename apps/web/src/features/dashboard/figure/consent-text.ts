import type { Messages } from '@toile/i18n';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';

/** How many of the readers consented to be told apart; null where the figure is of none, or nobody came. */
export function consentText(
  { consent }: Pick<Shape<'FigureMetaDto'>, 'consent'>,
  words: Messages['dashboard'],
  locale: string,
): string | null {
  if (typeof consent?.value !== 'number') return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return filled(words.card.consent, { percent: percent.format(consent.value / 100) });
}
