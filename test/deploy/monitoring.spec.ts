import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const FOLDER = 'deploy/monitoring';
const alerts = (
  parse(readFileSync(`${FOLDER}/prometheus/alerts.yml`, 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
  }
).groups.flatMap((group) => group.rules);
const boards = ['flow', 'services'].map((name) =>
  readFileSync(`${FOLDER}/grafana/dashboards/${name}.json`, 'utf8'),
);

/** Every metric a service registers, from where it is registered. */
const sources = ['apps/api', 'apps/ingest', 'apps/aggregator', 'libs/platform']
  .map((folder) => join(folder, 'src'))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const used = (text: string) => [
  ...new Set([...text.matchAll(/toile_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))),
];

describe('monitoring', () => {
  it.each(alerts.map((rule) => [rule.alert, rule] as const))('%s has a runbook', (alert, { annotations }) => {
    expect(annotations.runbook).toBe(`docs/how-to/runbooks/${alert}.md`);
    expect(existsSync(annotations.runbook)).toBe(true);
  });

  it('asks only for metrics that a service has', () => {
    const names = used(alerts.map((rule) => rule.expr).join('\n') + boards.join('\n'));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(sources).toContain(`'${name}'`);
  });

  it('gives every panel a title and a question', () => {
    for (const board of boards) {
      const { panels } = JSON.parse(board) as { panels: { title: string; targets: { expr: string }[] }[] };
      for (const panel of panels) {
        expect(panel.title).not.toBe('');
        for (const target of panel.targets) expect(target.expr).not.toBe('');
      }
    }
  });
});
