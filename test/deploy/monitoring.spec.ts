import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const FOLDER = 'deploy/monitoring';
interface Rule {
  /** Rules that record a series have none. */
  alert?: string;
  expr: string;
  labels: { severity: string };
  annotations: { runbook: string };
}
const rules = ['alerts', 'objectives'].flatMap((file) => {
  const { groups } = parse(readFileSync(`${FOLDER}/prometheus/${file}.yml`, 'utf8')) as {
    groups: { rules: Rule[] }[];
  };
  return groups.flatMap((group) => group.rules);
});
const alerts = rules.filter((rule) => rule.alert !== undefined);
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

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, object>;
};
const prometheus = parse(readFileSync(`${FOLDER}/prometheus/prometheus.yml`, 'utf8')) as {
  alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  scrape_configs: {
    job_name: string;
    static_configs: { targets: string[]; labels?: { service: string } }[];
    relabel_configs?: { replacement?: string }[];
  }[];
};
const targetsOf = (job: string) =>
  prometheus.scrape_configs
    .filter(({ job_name }) => job_name === job)
    .flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets));

describe('monitoring', () => {
  it('asks every service of ours, and for pages as readers do, of containers that are there', () => {
    expect(targetsOf('toile')).toEqual(['api:4100', 'ingest:4101', 'aggregator:4002', 'gateway:3100']);
    expect(targetsOf('site').map((page) => new URL(page).host)).toEqual(['gateway:3000', 'gateway:3000']);
    const asked = [
      ...targetsOf('toile'),
      ...prometheus.scrape_configs.flatMap(({ relabel_configs = [] }) =>
        relabel_configs.flatMap(({ replacement }) => replacement ?? []),
      ),
      ...prometheus.alerting.alertmanagers.flatMap(({ static_configs }) =>
        static_configs.flatMap(({ targets }) => targets),
      ),
    ];
    for (const target of asked) expect(compose.services).toHaveProperty(target.split(':')[0] ?? '');
  });

  it('says all alerts to somebody, and each as something to get up for or as work', () => {
    const { route, receivers } = parse(readFileSync(`${FOLDER}/alertmanager/alertmanager.yml`, 'utf8')) as {
      route: { receiver: string; routes: { receiver: string }[] };
      receivers: { name: string; email_configs: { to: string }[] }[];
    };
    const named = receivers.map(({ name }) => name);
    for (const { receiver } of [route, ...route.routes]) expect(named).toContain(receiver);
    for (const { labels } of alerts) expect(['page', 'ticket']).toContain(labels.severity);
  });

  it.each(alerts.map((rule) => [rule.alert, rule] as const))('%s has a runbook', (alert, { annotations }) => {
    expect(annotations.runbook).toBe(`docs/how-to/runbooks/${alert}.md`);
    expect(existsSync(annotations.runbook)).toBe(true);
  });

  it('asks only for metrics that a service has', () => {
    const names = used(rules.map((rule) => rule.expr).join('\n') + boards.join('\n'));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(sources).toContain(`'${name}'`);
  });

  const promtool = spawnSync('promtool', ['--version']).status === 0 ? it : it.skip;
  promtool('alerts as objectives say in made-up days, and not where all is well', () => {
    const tested = spawnSync('promtool', ['test', 'rules', 'objectives.test.yml'], {
      cwd: `${FOLDER}/prometheus`,
      encoding: 'utf8',
    });
    expect(tested).toMatchObject({ status: 0, stdout: expect.stringContaining('SUCCESS') });
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
