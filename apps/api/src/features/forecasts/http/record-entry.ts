import { pathOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { AtomEntry } from '../../../kernel/http/atom.js';
import { filled } from '../../figures/index.js';
import type { RecordedForecastDto } from '../queries/forecast-record.js';

const words = messagesOf('en').dashboard.forecasts.record;
export const RECORD_TITLE = words.title;

/** What an entry says, in a sentence. */
const sentenceOf = ({ measure, label, origin, horizon, said, came, mase }: RecordedForecastDto): string =>
  filled(measure === 'runway-share' ? words.entrySeason : words.entry, 'en', {
    measure: messagesOf('en').dashboard.forecasts.measures[measure],
    label,
    origin,
    weeks: horizon,
    said: String(said),
    came: String(came),
    mase: mase === null ? '–' : String(mase),
  });

/** A past forecast as an entry of a feed. @param url of the feed */
export function recordEntry(entry: RecordedForecastDto, url: string, publicUrl: string): AtomEntry {
  const { measure, of, slug, origin, horizon, ended } = entry;
  return {
    id: `${url}#${[measure, of, slug, origin, horizon].join('/')}`,
    title: sentenceOf(entry),
    updated: `${ended}T00:00:00Z`,
    link: `${publicUrl}/en${pathOf('data_forecasts', {})}?${new URLSearchParams({ measure, of, slug })}`,
    content: entry,
  };
}
