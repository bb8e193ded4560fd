import { pathOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { AtomEntry } from '../../../kernel/http/atom.js';
import { filled, titleOf } from '../../figures/index.js';
import type { RestatementDto, SaidDto } from '../queries/restatements.js';

const words = messagesOf('en').dashboard.restatements;
export const RESTATEMENTS_TITLE = words.title;
const said = (row: SaidDto | null): string => (row?.value ?? '–').toString();

/** What an entry says, in a sentence. */
function sentenceOf({ definition, label, season, before, after, causes }: RestatementDto): string {
  const why = causes
    .map(({ cause, count }) => filled(words.causes[cause], 'en', { count: count ?? 0 }))
    .join(', ');
  return filled(words.entry, 'en', {
    figure: titleOf(definition, 'en'),
    label,
    season,
    before: said(before),
    after: said(after),
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
