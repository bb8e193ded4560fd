import { pathOf, SEASONS, TYPES, unitOfAlert } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { AtomEntry } from '../../../kernel/http/atom.js';
import { filled, titleOf } from '../../figures/index.js';
import type { RestatementDto, SaidDto } from '../queries/restatements.js';

const words = messagesOf('en').dashboard.restatements;
export const RESTATEMENTS_TITLE = words.title;
const nameIn = (list: readonly { slug: string; name: string }[], slug: string | undefined) =>
  list.find((one) => one.slug === slug)?.name ?? slug;

/** What a row said, with the digits that both of an entry are written with. */
function said({ figure, filters, label, before, after }: RestatementDto, row: SaidDto | null): string {
  if (row?.value == null) return '–';
  const isShare = unitOfAlert({ measure: 'value', figure, filters, row: label }) === 'percent';
  const digits = Math.max(
    ...[before, after].map((one) => String(one?.value ?? '').split('.')[1]?.length ?? 0),
  );
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return isShare
    ? new Intl.NumberFormat('en', { ...style, style: 'percent' }).format(row.value / 100)
    : new Intl.NumberFormat('en', style).format(row.value);
}

/** What an entry says, in a sentence. */
function sentenceOf(entry: RestatementDto): string {
  const { definition, label, season, filters, before, after, causes } = entry;
  const why = causes
    .map(({ cause, count }) => filled(words.causes[cause], 'en', { count: count ?? 0 }))
    .join(', ');
  return filled(words.entry, 'en', {
    figure: titleOf(definition, 'en'),
    label,
    season: [nameIn(SEASONS, season), nameIn(TYPES, filters.type)].join(', '),
    before: said(entry, before),
    after: said(entry, after),
    why,
  });
}

/** A restatement as an entry of a feed. */
export const restatementEntry = (entry: RestatementDto, publicUrl: string): AtomEntry => ({
  id: `urn:uuid:${entry.id}`,
  title: sentenceOf(entry),
  updated: entry.known_after,
  link: `${publicUrl}/en${pathOf('data_restatements', {})}?season=${entry.season}`,
  content: entry,
});
