import { pathOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { escaped } from '../../../kernel/http/escaped.js';
import { filled, titleOf } from '../../figures/index.js';
import type { RestatementDto, SaidDto } from '../queries/restatements.js';

const words = messagesOf('en').dashboard.restatements;
const said = (row: SaidDto | null): string => (row?.value ?? '–').toString();

/** What an entry says, in a sentence. */
export function sentenceOf({ definition, label, season, before, after, causes }: RestatementDto): string {
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

/** Entries as an Atom feed (RFC 4287). @param url of the feed itself */
export function atomOf(entries: readonly RestatementDto[], url: string, publicUrl: string): string {
  const updated = entries[0]?.known_after ?? new Date(0).toISOString();
  const items = entries.map(
    (entry) => `
  <entry>
    <id>urn:uuid:${entry.id}</id>
    <title>${escaped(sentenceOf(entry))}</title>
    <updated>${entry.known_after}</updated>
    <link href="${escaped(`${publicUrl}/en${pathOf('data_restatements', {})}?season=${entry.season}`)}"/>
    <content type="text">${escaped(JSON.stringify(entry))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(url)}</id>
  <title>${escaped(words.title)}</title>
  <updated>${updated}</updated>
  <author><name>Toile</name></author>
  <link rel="self" href="${escaped(url)}"/>${items.join('')}
</feed>
`;
}
