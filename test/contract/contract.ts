import { readFileSync, writeFileSync } from 'node:fs';
import type { Contract } from './breaking-changes.js';
import type { Shape } from './shape-of.js';

const fileOf = (name: string) => new URL(`recorded-${name}.json`, import.meta.url);
/** Words for people, and what no program rests on. */
const UNRECORDED = new Set([
  'description',
  'example',
  'examples',
  'summary',
  'title',
  'tags',
  'operationId',
  'default',
]);

/** What programs ask of a running Toile, and read of its answers. */
export const ASKED: readonly string[] = [
  '/look/search?search=denim',
  '/look/look-1',
  '/api/collections',
  '/api/collections/atelier-one-fw26',
  '/api/designers',
  '/api/seasons',
  '/api/dashboard/configuration',
  '/api/dashboard/search?search=denim',
  '/api/dashboard/tokens/current',
  '/api/dashboard/category-overview/runway-share?season=fall-winter-2026&category=other',
  '/api/dashboard/category-overview/runway-share?season=fall-winter-2026&category=other&explain=true',
  '/api/dashboard/seasons/kpi?season=fall-winter-2026',
  '/api/dashboard/series?slugs=denim',
  '/api/dashboard/questions?measures=runway_share&rows=tag&seasons=fall-winter-2026',
  '/api/dashboard/questions/sentence?text=denim%20in%20Paris',
  '/api/dashboard/forecasts/record',
  '/api/dashboard/restatements',
  '/api/data/looks/manifest?from=2026-02-20&to=2026-03-10',
  '/moodboards',
  '/api/dashboard/seasons/kpi?city=atlantis',
];

/** A list of lines, so that a change is seen as one. */
const lined = (entries: Record<string, unknown>) =>
  `{\n${Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

export function recordDocument(document: Contract): void {
  const { paths, components } = withoutWords(document) as Contract;
  const text = `{"paths": ${lined(paths)},\n"components": {"schemas": ${lined(components.schemas)}}}\n`;
  writeFileSync(fileOf('document'), text);
}
export const recordedDocument = (): Contract => JSON.parse(readFileSync(fileOf('document'), 'utf8'));

export function recordAnswers(answers: Record<string, Shape>): void {
  writeFileSync(fileOf('answers'), `${lined(answers)}\n`);
}
export const recordedAnswers = (): Record<string, Shape> =>
  JSON.parse(readFileSync(fileOf('answers'), 'utf8'));

/** Of a `properties` map every name is one of ours. */
function withoutWords(value: unknown, ours = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => ours || !UNRECORDED.has(name))
      .map(([name, one]) => [
        name,
        withoutWords(one, name === 'properties' || name === 'schemas' || name === 'paths'),
      ]),
  );
}
