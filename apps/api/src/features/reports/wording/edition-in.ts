import type { ContentOf, Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { labelOf } from '@toile/vocabulary';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { nameOfSeason } from '../../catalogue/index.js';
import { mayBeChance } from '../../figures/index.js';
import type { Edition } from '../edition.js';
import type { Findings } from '../findings.js';
import { chapterIn } from './chapter-in.js';
import { partsIn } from './parts.js';
import { type Words, wordsIn } from './words.js';

type Report = ContentOf<'report'>;

/** Everything a report says, in a language. */
export function editionIn(report: Report, findings: Findings, locale: Locale): Edition {
  const said = wordsIn(locale);
  const { words } = said;
  const { title, summary } = inLanguage(report, locale);
  const about = aboutOf(findings, locale);
  const labels: Record<string, string> = words.glance;
  const { contents, figures } = messagesOf(locale).reports;
  return {
    locale,
    title,
    summary,
    about,
    kind: words.kinds[report.type],
    day: said.day(report.published_at),
    publishedAt: report.published_at,
    cover: report.cover,
    contents: partsIn(
      findings.chapters.map(({ chapter }) => chapter),
      locale,
    ),
    labels: { contents, changes: figures.note },
    glance: findings.glance.map(({ label, value, ...row }) => ({
      label: labels[label] ?? label,
      value: value === null ? words.tooFew : said.number(value),
      evolution: row.evolution,
      isUncertain: mayBeChance(row),
    })),
    chapters: findings.chapters.map((chapter) => chapterIn(chapter, said)),
    method: methodOf(findings, about, said),
  };
}

/** "Womenswear · Paris · Spring-Summer 2027" */
function aboutOf({ type, city, season }: Findings, locale: Locale): string {
  const where = city
    ? (labelOf('city', city.slug, locale) ?? city.name)
    : messagesOf(locale).exports.table.allCities;
  return [labelOf('type', type.slug, locale) ?? type.name, where, nameOfSeason(season, locale)].join(' · ');
}

function methodOf({ window, version, asOf, freshTo }: Findings, about: string, said: Words): string[] {
  const { words, fill, day } = said;
  const { what, share, window: counted, changes, source } = words.method;
  return [
    fill(what, { about }),
    share,
    fill(counted, { from: day(window.from), to: day(window.to) }),
    changes,
    fill(source, { on: day(asOf), to: day(freshTo), version: String(version) }),
  ];
}
