import type { Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { filled, timeIn } from '../../figures/index.js';
import type { SlideMoment } from '../domain/deck.state.js';
import type { Mark, SlideMarkDto, SlideRefreshDto } from './rendered-slide.dto.js';

/** A number on a slide, as it is shown. */
export interface Point {
  key: string;
  label: string;
  value: number | null;
  text: string;
  /** Too few people are behind it to be told. */
  hidden: boolean;
}

/** More are counted. */
const MOST = 8;
const ORDER: readonly Mark[] = ['new', 'gone', 'rose', 'fell', 'changed', 'unchanged'];

/**
 * What changed between two answers, the largest difference first. What is shown alike is unchanged. Of a number that is hidden then or
 * now nothing is said, not that it came, went or stayed either: how often it passed the threshold is nobody's business.
 */
export function marksOf(before: readonly Point[], now: readonly Point[], locale: Locale): SlideMarkDto[] {
  const words = messagesOf(locale).decks.refresh;
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const [then, today] = [before, now].map((all) => new Map(all.map((one) => [one.key, one])));
  const marks: (SlideMarkDto & { size: number })[] = [];
  let unchanged = 0;
  let isSilent = false;
  for (const { key, label, value, text, hidden } of now) {
    const was = then?.get(key);
    if (hidden || was?.hidden) isSilent = true;
    else if (!was)
      marks.push({ kind: 'new', text: filled(words.new, locale, { label, value: text }), size: value ?? 0 });
    else if (was.text === text) unchanged++;
    else {
      const difference = value === null || was.value === null ? null : value - was.value;
      const kind = difference === null || difference === 0 ? 'changed' : difference > 0 ? 'rose' : 'fell';
      const by = difference === null ? '' : ` (${signed.format(difference)})`;
      marks.push({ kind, text: `${label} ${was.text} → ${text}${by}`, size: Math.abs(difference ?? 0) });
    }
  }
  for (const { key, label, value, text, hidden } of before)
    if (hidden) isSilent = true;
    else if (!today?.has(key))
      marks.push({
        kind: 'gone',
        text: filled(words.gone, locale, { label, value: text }),
        size: value ?? 0,
      });
  const sorted = marks.sort(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.size - a.size || a.text.localeCompare(b.text),
  );
  const shown = sorted.slice(0, MOST).map(({ kind, text }): SlideMarkDto => ({ kind, text }));
  const more = sorted.length - shown.length;
  if (more > 0) shown.push({ kind: 'changed', text: filled(words.more, locale, { count: more }) });
  if (unchanged > 0 || (sorted.length === 0 && !isSilent))
    shown.push({
      kind: 'unchanged',
      text:
        sorted.length === 0 && !isSilent ? words.same : filled(words.unchanged, locale, { count: unchanged }),
    });
  return shown;
}

/** What a slide says of its refreshing. @param before null where there is nothing to compare with */
export function refreshOf(
  { at, before: since, failed }: SlideMoment,
  before: readonly Point[] | null,
  now: readonly Point[],
  locale: Locale,
): SlideRefreshDto {
  const words = messagesOf(locale).decks.refresh;
  const compared = since && before ? filled(words.since, locale, { time: timeIn(locale, since) }) : '';
  const note = [
    // What it is compared with says enough beside its source, unless it is older than it should be.
    compared && !failed ? '' : filled(words.at, locale, { time: timeIn(locale, at) }),
    compared,
    failed ? filled(words.failed, locale, { time: timeIn(locale, failed) }) : '',
  ];
  return {
    at,
    since,
    failed,
    note: note.filter(Boolean).join(' '),
    marks: before ? marksOf(before, now, locale) : [],
  };
}
