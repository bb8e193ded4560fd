import { partsOfLookLabel, slugOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { labelOf } from '@toile/vocabulary';
import { labelIn, titleOf } from '../../figures/index.js';
import type { Chapter } from '../edition.js';
import type { ChapterFindings, Finding } from '../findings.js';
import { partTitle } from './parts.js';
import { type Base, barsOf, leadOf, movesOf } from './sentences.js';
import type { Words } from './words.js';

const MOST_NAMES = 3;

/** A chapter in a language. */
export function chapterIn(found: ChapterFindings, said: Words): Chapter {
  const { chapter, rows, whole } = found;
  const title = partTitle(chapter, said);
  if (chapter === 'looks') return looksIn(found, title, said);
  const base: Base = chapter === 'houses' ? 'openings' : chapter === 'searches' ? 'searches' : 'looks';
  const bars = barsOf(rows, base, said);
  return {
    title,
    bars,
    band: chapter === 'colours',
    looks: [],
    lead: leadOf(bars, base, whole, said),
    text: movesOf(bars, base, said),
    counted: `${countedOf(found, said)} ${said.words.lines}`,
  };
}

function looksIn(found: ChapterFindings, title: string, said: Words): Chapter {
  const { words, fill, list } = said;
  const looks = found.rows.flatMap((row) =>
    row.image_filename
      ? [{ filename: row.image_filename, title: labelIn(said.locale, row), detail: detailOf(row, said) }]
      : [],
  );
  const brands = found.rows.slice(1).map(({ label }) => partsOfLookLabel(label)?.designer ?? label);
  const names = [...new Set(brands)].slice(0, MOST_NAMES);
  const look = looks[0]?.title ?? '';
  const lead =
    names.length > 0 ? fill(words.openedBefore, { look, names: list(names) }) : fill(words.opened, { look });
  return {
    title,
    looks,
    bars: [],
    band: false,
    text: '',
    counted: countedOf(found, said),
    lead: look ? lead : words.nothing,
  };
}

function detailOf({ city_name, season_short, value }: Finding, { locale, words, fill }: Words): string {
  const city = city_name && (labelOf('city', slugOf(city_name), locale) ?? city_name);
  const viewers = value === null ? words.fewViewers : fill(words.viewers, { count: value });
  return [city, season_short, viewers].filter(Boolean).join(' · ');
}

function countedOf({ definition, window }: ChapterFindings, said: Words): string {
  const { locale, words, fill, day } = said;
  const all: Record<string, { numerator: string; denominator: string }> =
    messagesOf(locale).figures.definitions;
  const { numerator = '', denominator = '–' } = all[definition] ?? {};
  return fill(words.counted, {
    figure: titleOf(definition, locale),
    // What is no share has a dash for what it is of.
    formula: denominator === '–' ? numerator : `${numerator} ÷ ${denominator}`,
    from: day(window.from),
    to: day(window.to),
  });
}
