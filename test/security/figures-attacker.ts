import type { Person } from '../../apps/api/src/testing/testing-api.js';
import { readTable } from './read-table.js';

export interface Row {
  tag_name: string;
  numerator: number | null;
  denominator: number | null;
  ranking: number | null;
  suppressed: boolean;
}
export interface Day {
  day: string;
  events: number | null;
  of: number | null;
  suppressed: boolean;
}
export interface Explained extends Row {
  numerator_rows: string | null;
}
export type Query = Record<string, string>;
export type Rows = Map<string, Row>;

interface SeriesOfTrend {
  slug: string;
  points: { numerator: number | null; suppressed?: boolean }[];
}
/** As many as one series may name. */
const MOST_SERIES = 50;

interface Marked {
  problem: string | null;
  refreshed: { marks: { kind: string; text: string }[] } | null;
}

const DECKS = '/api/dashboard/decks';
const MARKS_OF_A_SLIDE = 8;
const FIGURE = 'graphs/search-among-consumers';
const MOST = '500';

/** Somebody with nothing but HTTP: a visitor, and a subscriber of the dashboard where that shows more. Null is a refusal. */
export class Attacker {
  constructor(
    private readonly url: string,
    readonly visitor: Person,
    readonly subscriber: Person,
    /** Has slides of a deck refreshed at two times, as the clock does by the week. */
    private readonly refreshed: (deck: string, slides: string[], times: [string, string]) => Promise<void>,
  ) {}

  async json<T>(path: string, as = this.subscriber): Promise<T | null> {
    const { status, body } = await as.get(`/api/dashboard/${path}`);
    return status === 200 ? (body as T) : null;
  }

  rows(query: Query, as = this.subscriber): Promise<Rows | null> {
    return this.figure(FIGURE, query, as);
  }

  async figure(path: string, query: Query, as = this.subscriber): Promise<Rows | null> {
    const body = await this.json<{ rows: Row[] }>(`${path}?${asked(query)}`, as);
    return body && byTrend(body.rows);
  }

  async explained(query: Query): Promise<Map<string, Explained> | null> {
    const path = `${FIGURE}?${asked({ ...query, explain: 'true' })}`;
    const body = await this.json<{ explanation: { rows: Explained[] } }>(path);
    return body && byTrend(body.explanation.rows);
  }

  async days(query: Query, as = this.subscriber): Promise<Day[] | null> {
    const path = `rows/events?${asked({ measure: 'searches', ...query })}`;
    return (await this.json<{ rows: Day[] }>(path, as))?.rows ?? null;
  }

  async exported(query: Query, format: string): Promise<Rows | null> {
    const cookie = [...this.subscriber.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${this.url}/api/dashboard/${FIGURE}?${asked({ ...query, format })}`, {
      headers: { cookie },
    });
    if (answer.status !== 200) return null;
    return byTrend((await readTable(format, Buffer.from(await answer.arrayBuffer()))) as Row[]);
  }

  /** The same as a question of the dashboard: tags by what members of an occupation searched. */
  async asked({ season, job, ...query }: Query, also: Query = {}): Promise<Rows | null> {
    const question = {
      measures: 'member_share',
      rows: 'tag',
      limit: '200',
      where: `occupation:${job}`,
      seasons: season ?? '',
    };
    const said = Object.entries({ ...question, ...query, ...also }).filter(([, value]) => value !== '');
    const path = `questions?${new URLSearchParams(said)}`;
    const body = await this.json<{ rows: (Row & { row: string })[] }>(path);
    return body && new Map(body.rows.map((cell) => [cell.row, { ...cell, tag_name: cell.row }]));
  }

  /** The same over time, each trend as it stands in the newest season of the answer; null where every part is refused. */
  async series(query: Query, trends: readonly string[]): Promise<Rows | null> {
    const rows: Rows = new Map();
    for (let at = 0; at < trends.length; at += MOST_SERIES) {
      const slugs = trends.slice(at, at + MOST_SERIES).join(',');
      const path = `series?${new URLSearchParams({ measure: 'members', ...query, slugs })}`;
      const found = await this.json<{ steps: { of: number }[]; series: SeriesOfTrend[] }>(path);
      for (const { slug, points } of found?.series ?? []) {
        const { numerator = null, suppressed = false } = points.at(-1) ?? {};
        const denominator = found?.steps.at(-1)?.of ?? null;
        rows.set(slug, { tag_name: slug, numerator, denominator, ranking: null, suppressed });
      }
    }
    return rows.size > 0 ? rows : null;
  }

  /** How far members of an occupation went from each trend they searched: of any step the last that is told. */
  async paths(query: Query): Promise<Rows | null> {
    type Path = {
      tag_name: string | null;
      searched: number | null;
      opened: number | null;
      saved: number | null;
    };
    const found = await this.json<{ rows: Path[] }>(`paths?${new URLSearchParams(query)}`);
    const rows = (found?.rows ?? []).map(({ tag_name, searched, opened, saved }): [string, Row] => {
      const numerator = saved ?? opened ?? searched;
      const suppressed = numerator === null;
      return [
        tag_name ?? '',
        { tag_name: tag_name ?? '', numerator, denominator: searched, ranking: null, suppressed },
      ];
    });
    return found && new Map(rows);
  }

  /** What the marks of a deck of these trends say, which was refreshed at two times; null where a slide could not be asked. */
  async marks({ season, job }: Query, times: [string, string], trends: readonly string[]) {
    const { status, body } = await this.subscriber.send('POST', DECKS, { title: 'Marks' });
    if (status !== 201) return null;
    const deck = String(body.id);
    // So that no mark is cut off.
    for (let at = 0; at < trends.length; at += MARKS_OF_A_SLIDE) {
      const rows = `tag:${trends.slice(at, at + MARKS_OF_A_SLIDE).join(',')}`;
      const asked = { measures: 'member_share', rows, where: `occupation:${job}`, seasons: season ?? '' };
      const question = new URLSearchParams(asked).toString();
      await this.subscriber.send('POST', `${DECKS}/${deck}/slides`, {
        content: { kind: 'question', question },
      });
    }
    const filters = { season: season ?? '', job: job ?? '', limit: '500' };
    const content = { kind: 'figure', figure: FIGURE, filters };
    await this.subscriber.send('POST', `${DECKS}/${deck}/slides`, { content });
    const { slides } = (await this.json<{ slides: { id: string }[] }>(`decks/${deck}`)) ?? { slides: [] };
    await this.refreshed(
      deck,
      slides.map(({ id }) => id),
      times,
    );
    const marks: { kind: string; text: string }[] = [];
    for (const { id } of slides) {
      const shown = await this.json<Marked>(`decks/${deck}/slides/${id}`);
      if (!shown?.refreshed || shown.problem !== null) return null;
      marks.push(...shown.refreshed.marks.filter(({ kind }) => kind !== 'unchanged'));
    }
    return marks;
  }

  /** A page for other sites with the figure, read as a program reads it. */
  async embedded(query: Query): Promise<Rows | null> {
    const reference = { figure: FIGURE, filters: { limit: MOST, ...query } };
    const made = await this.subscriber.send('POST', '/api/dashboard/embeds', reference);
    if (made.status !== 201) return null;
    const shown = await this.visitor.get(`/data/embed/${made.body.token}`);
    return shown.status === 200 ? byTrend((shown.body as unknown as { rows: Row[] }).rows) : null;
  }
}

const asked = (query: Query) => new URLSearchParams({ limit: MOST, ...query });
const byTrend = <R extends { tag_name: string }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.tag_name, row]));
