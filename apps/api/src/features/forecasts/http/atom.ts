import { pathOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { escaped } from '../../../kernel/http/escaped.js';
import { filled } from '../../figures/index.js';
import type { RecordedForecastDto } from '../queries/forecast-record.js';

const words = messagesOf('en').dashboard.forecasts.record;

/** What an entry says, in a sentence. */
const sentenceOf = ({ measure, label, origin, horizon, said, came, mase }: RecordedForecastDto): string =>
  filled(words.entry, 'en', {
    measure: messagesOf('en').dashboard.forecasts.measures[measure],
    label,
    origin,
    weeks: horizon,
    said: String(said),
    came: String(came),
    mase: mase === null ? '–' : String(mase),
  });

/** Past forecasts as an Atom feed (RFC 4287). @param url of the feed itself */
export function atomOf(entries: readonly RecordedForecastDto[], url: string, publicUrl: string): string {
  const times = entries.map(({ ended }) => `${ended}T00:00:00Z`);
  const items = entries.map((entry, index) => {
    const { measure, of, slug, origin, horizon } = entry;
    const query = new URLSearchParams({ measure, of, slug });
    return `
  <entry>
    <id>${escaped(`${url}#${[measure, of, slug, origin, horizon].join('/')}`)}</id>
    <title>${escaped(sentenceOf(entry))}</title>
    <updated>${times[index]}</updated>
    <link href="${escaped(`${publicUrl}/en${pathOf('data_forecasts', {})}?${query}`)}"/>
    <content type="text">${escaped(JSON.stringify(entry))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(url)}</id>
  <title>${escaped(words.title)}</title>
  <updated>${[...times].sort().at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>Toile</name></author>
  <link rel="self" href="${escaped(url)}"/>${items.join('')}
</feed>
`;
}
