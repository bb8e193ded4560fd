/** What Jest and Playwright wrote of a run, as lines for the end of `npm test`: what failed, and which files took longest. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 8;
/** Lines of a failure that are said again. */
const WHY = 12;
/** Lines of the page a browser test failed on. */
const PAGE = 30;

/** @returns {{ failed: string[], slowest: string[] }} by Jest's `--json` report. */
export function ofJest({ testResults }) {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    ms: endTime - startTime,
  }));
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults
      .filter((one) => one.status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${relative('.', name)}: ${fullName}${why(failureMessages?.[0])}`,
      );
    return titles.length > 0 || status !== 'failed' ? titles : [`${relative('.', name)}: did not run`];
  });
  return { failed, slowest: slowest(files) };
}

/** @returns {{ failed: string[], slowest: string[] }} by the report of Playwright's reporter `json`. */
export function ofPlaywright({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const files = suites.map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((one) => one.results));
    return { file: suite.file, ms: results.reduce((sum, { duration }) => sum + duration, 0) };
  });
  const failed = suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some((one) => one.status === 'unexpected'))
      .map(({ title, tests }) => {
        const results = tests.flatMap((one) => one.results);
        const errors = results.flatMap((result) => result.errors ?? []);
        // The error last: of a long output the end is what is looked at.
        return `${suite.file}: ${title}${pageOf(results)}${errors.map(({ message }) => why(message)).join('')}`;
      }),
  );
  return { failed, slowest: slowest(files) };
}

/** The first lines of an error, below the title it belongs to. */
const why = (message) => indented(stripVTControlCharacters(message ?? '').split('\n'), WHY);

/** What the page's main part held when the test failed, since nobody can look at it afterwards. */
function pageOf(results) {
  const of = results
    .flatMap(({ attachments }) => attachments ?? [])
    .find(({ name }) => name === 'error-context');
  if (!of?.path) return '';
  const lines = readFileSync(of.path, 'utf8').split('\n');
  const main = lines.findIndex((line) => /^ *- main\b/.test(line));
  return main < 0 ? '' : indented(['the page then:', ...lines.slice(main)], PAGE);
}

const indented = (lines, most) =>
  lines
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) => `\n      ${line}`)
    .join('');

const slowest = (files) =>
  files
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${(ms / 1_000).toFixed(1)} s ${file}`);
