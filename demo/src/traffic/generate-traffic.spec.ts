import { describe, expect, it } from '@jest/globals';
import { asMessage } from '@toile/testing';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import { hashHex } from '../random.js';
import { trafficSpans } from './calendar-of-traffic.js';
import { generateTraffic } from './generate-traffic.js';

const catalogue = generateCatalogue({ seed: 'toile', scale: 'small' });
const now = new Date('2026-11-10T12:00:00Z');
const traffic = (events: number, seed = 'traffic') => [...generateTraffic({ catalogue, seed, now, events })];
const messages = traffic(40_000);
const people = messages.filter(({ data }) => !data.is_bot);
const count = <K>(keys: Iterable<K>) => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

describe('the demo traffic', () => {
  it('is the same for the same request, and another for another seed', () => {
    const digest = (list: unknown[]) => hashHex(JSON.stringify(list));
    expect(digest(traffic(3_000))).toBe(digest(traffic(3_000)));
    expect(digest(traffic(3_000))).not.toBe(digest(traffic(3_000, 'other')));
  });

  it('has exactly so many valid messages, in order of arrival, none of the future', () => {
    expect(messages).toHaveLength(40_000);
    for (const message of messages.slice(0, 500)) expect(asMessage(message)).toBe(message);
    const received = messages.map(({ data }) => data.received_at);
    expect(received.findIndex((time, i) => time < (received[i - 1] ?? ''))).toBe(-1);
    expect(Date.parse(received.at(-1) ?? '')).toBeLessThan(now.getTime());
    expect(messages.filter(({ occurred_at, data }) => occurred_at > data.received_at)).toEqual([]);
  });

  it('lies in the last 30 days and in show windows, busiest around the shows', () => {
    const spans = trafficSpans(catalogue, now.getTime());
    expect(spans.length).toBeGreaterThan(1);
    const days = count(messages.map(({ data }) => data.received_at.slice(0, 10)));
    const average = (from: string, to: string) => {
      const list = [...days].filter(([day]) => day >= from && day < to).map(([, n]) => n);
      return list.reduce((a, b) => a + b, 0) / list.length;
    };
    expect(average('2026-10-01', '2026-10-08')).toBeGreaterThan(1.4 * average('2026-10-31', '2026-11-10'));
    expect([...days.keys()].filter((day) => day > '2026-05-20' && day < '2026-06-20')).toEqual([]);
  });

  it('comes all year, too, where shows go back that far', () => {
    const [one] = catalogue.collections;
    const collections = one ? [{ ...one, show_date: '2022-03-01T10:00:00Z' }] : [];
    const spans = trafficSpans({ ...catalogue, collections }, now.getTime());
    expect(spans.length).toBeGreaterThan(1);
    expect(new Date(spans.at(-1)?.from ?? 0).toISOString()).toBe('2025-09-08T00:00:00.000Z');
  });

  it('sleeps at night in each country', () => {
    const hours = count(
      people
        .filter(({ data }) => data.country === 'FR')
        .map(({ occurred_at }) => Number(occurred_at.slice(11, 13))),
    );
    const sum = (list: number[]) => list.reduce((total, hour) => total + (hours.get(hour) ?? 0), 0);
    expect(sum([18, 19, 20])).toBeGreaterThan(5 * sum([1, 2, 3]));
    expect(count(people.map(({ data }) => data.country)).size).toBeGreaterThan(10);
  });

  it('follows popularity: famous houses and a long tail', () => {
    const houses = count(
      people
        .filter(({ data }) => data.target.startsWith('designer_show'))
        .map(({ data }) => data.route_params.slug),
    );
    const ranked = catalogue.designers.map(({ slug }) => houses.get(slug) ?? 0);
    expect(ranked[0]).toBeGreaterThan(2 * (ranked.at(-1) ?? 0));
    const looks = [
      ...count(people.filter(({ data }) => data.kind === 'media').map(({ data }) => data.target)).values(),
    ].sort((a, b) => b - a);
    const top = looks.slice(0, Math.ceil(looks.length / 10)).reduce((a, b) => a + b, 0);
    expect(top / looks.reduce((a, b) => a + b, 0)).toBeGreaterThan(0.25);
  });

  it('refers only to what the catalogue has and had shown by then', () => {
    const shown = new Map(catalogue.collections.map(({ slug, show_date }) => [slug, show_date]));
    const since = new Map(catalogue.looks.map(({ slug, collection }) => [slug, shown.get(collection) ?? '']));
    const unseen = messages.filter(
      ({ data, occurred_at }) => data.kind === 'media' && (since.get(data.target) ?? '9') > occurred_at,
    );
    expect(unseen).toEqual([]);
    const tags = new Set(catalogue.tags.map(({ slug }) => slug));
    const searches = people.filter(({ data }) => data.target.startsWith('look_search'));
    expect(searches.length).toBeGreaterThan(2_000);
    for (const { data } of searches) if (data.query.tags) expect(tags).toContain(data.query.tags);
    const countries = (tag: string) =>
      count(searches.filter(({ data }) => data.query.tags === tag).map(({ data }) => data.country));
    expect(
      countries(
        [...count(searches.map(({ data }) => String(data.query.tags ?? ''))).keys()].find(Boolean) ?? '',
      ).size,
    ).toBeGreaterThan(1);
  });

  it('has crawlers, repeats and readers without consent for the pipeline to clean', () => {
    const share = (some: unknown[]) => some.length / messages.length;
    expect(share(messages.filter(({ data }) => data.is_bot))).toBeGreaterThan(0.01);
    expect(share(messages.filter(({ data }) => data.is_bot))).toBeLessThan(0.2);
    const repeats = messages.length - new Set(messages.map(({ id }) => id)).size;
    expect(repeats / messages.length).toBeGreaterThan(0.005);
    expect(repeats / messages.length).toBeLessThan(0.03);
    expect(share(people.filter(({ data }) => data.visitor === ''))).toBeGreaterThan(0.05);
    const visitors = count(people.map(({ data }) => data.visitor));
    expect(visitors.size).toBeGreaterThan(1_000);
  });

  it('holds no more of a large request than of a small one, and is fast', () => {
    const traffic = generateTraffic({ catalogue, seed: 'large', now, events: 50_000_000 });
    const started = process.cpuUsage();
    for (let i = 0; i < 30_000; i++) traffic.next();
    expect(traffic.next().done).toBe(false);
    // A tenth of the rate that is aimed at; of the processor, since a busy machine has others in between.
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(10_000);
  });

  it('has members among those who come most often, known as themselves', () => {
    const members = Array.from({ length: 100 }, (_, n) => `member-${n}`);
    const known = [...generateTraffic({ catalogue, seed: 'traffic', now, events: 20_000, members })].filter(
      ({ subject }) => subject,
    );
    expect(known.filter(({ subject, data }) => data.visitor !== subject || data.is_bot)).toEqual([]);
    expect(known.length / 20_000).toBeGreaterThan(0.03);
    expect(known.length / 20_000).toBeLessThan(0.5);
    expect(new Set(known.map(({ subject }) => subject)).size).toBeGreaterThan(50);
  });
});
