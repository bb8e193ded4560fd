import type { Attacker, Day, Query, Rows } from './figures-attacker.js';
import { addDays, type History, type Target } from './figures-history.js';

/** What an attacker makes of a target; null when they have learnt nothing of it. */
export type Guess = boolean | null;
export type Attack = (
  attacker: Attacker,
  history: History,
) => Promise<(target: Target) => Guess | Promise<Guess>>;

const JOB = 'consumer';
const inSeason = ({ season }: History): Query => ({ season, job: JOB });
/** As known when the day before had ended, and when the day had, in Paris. */
const around = ({ day }: History): [Query, Query] => [
  { as_of: `${addDays(day, -1)}T22:59:59.999Z` },
  { as_of: `${day}T22:59:59.999Z` },
];

/** Whether the trend is listed by then, or more members searched it. */
const grown =
  (before: Rows | null, after: Rows | null) =>
  ({ trend }: Target): Guess => {
    if (!before || !after) return null;
    const [then, now] = [before.get(trend), after.get(trend)];
    if (then?.numerator == null || now?.numerator == null) return state(then) !== state(now);
    return Number(now.numerator) > Number(then.numerator);
  };
const state = (row: { suppressed: boolean } | undefined) => (row ? String(row.suppressed) : 'not listed');

/** Whether one figure counts members that another one does not. */
const more =
  (larger: Rows | null, smaller: Rows | null) =>
  ({ trend }: Target): Guess => {
    const [all, part] = [larger?.get(trend)?.numerator, smaller?.get(trend)?.numerator];
    return all == null || part == null ? null : all > part;
  };

/** The day among those of a trend: something happened on it when it is counted, or hidden. */
const onDay =
  (also: Query): Attack =>
  async (attacker, history) =>
  async ({ trend }) => {
    const query = { ...inSeason(history), members: 'true', trend, ...also };
    const days = await attacker.days(query, attacker.visitor);
    const found = days?.find(({ day }) => day === history.day);
    return days && (found?.suppressed || (found?.events ?? 0) > 0);
  };

const beforeAndAfter =
  (ask: (attacker: Attacker, query: Query) => Promise<Rows | null>): Attack =>
  async (attacker, history) => {
    const [before, after] = around(history);
    const then = await ask(attacker, { ...inSeason(history), ...before });
    return grown(then, await ask(attacker, { ...inSeason(history), ...after }));
  };
const exported = (format: string) => beforeAndAfter((attacker, query) => attacker.exported(query, format));

/** Of the members of an occupation that many have. */
export const ATTACKS: Record<string, Attack> = {
  'events by day, without signing in': onDay({}),
  'events by day, by the first definition': onDay({ definition: '1' }),
  'a window of one day': async (attacker, history) => {
    const rows = await attacker.rows({ ...inSeason(history), from: history.day, to: history.day });
    return ({ trend }) => rows?.has(trend) ?? null;
  },
  'a window less one day': async (attacker, history) => {
    const window = (to: string) => attacker.rows({ ...inSeason(history), from: history.start, to });
    return more(await window(history.day), await window(addDays(history.day, -1)));
  },
  'cities whose windows differ by a day, without signing in': async (attacker, history) => {
    const of = (city: string) => attacker.rows({ ...inSeason(history), city }, attacker.visitor);
    return more(await of('milan'), await of('paris'));
  },
  'listed or not, without signing in': async (attacker, history) => {
    const rows = await attacker.rows(inSeason(history), attacker.visitor);
    return ({ trend }) => rows?.has(trend) ?? null;
  },
  'as known before and after the day': beforeAndAfter((attacker, query) => attacker.rows(query)),
  'all occupations less the others': async (attacker, history) => {
    const jobs = await attacker.json<{ value: string }[]>('graphs/search-among-consumers/filters/job');
    const others = (jobs ?? []).map(({ value }) => value).filter((job) => job !== JOB);
    const [before, after] = around(history);
    const left = async (asOf: Query) => {
      const rest = new Map<string, number>();
      for (const job of others)
        for (const [trend, { numerator }] of (await attacker.rows({ ...inSeason(history), job, ...asOf })) ??
          [])
          rest.set(trend, (rest.get(trend) ?? 0) + (job === 'all-jobs' ? 1 : -1) * (numerator ?? 0));
      return rest;
    };
    const [then, now] = [await left(before), await left(after)];
    return ({ trend }) => (now.has(trend) ? (now.get(trend) ?? 0) > (then.get(trend) ?? 0) : null);
  },
  'its rank before and after': async (attacker, history) => {
    const [before, after] = around(history);
    const then = await attacker.rows({ ...inSeason(history), ...before });
    const now = await attacker.rows({ ...inSeason(history), ...after });
    return ({ trend }) => {
      const [a, b] = [then?.get(trend)?.ranking, now?.get(trend)?.ranking];
      return a == null || b == null ? null : b < a;
    };
  },
  'its place among the rows before and after': async (attacker, history) => {
    const [before, after] = around(history);
    const placed = async (asOf: Query) => [
      ...((await attacker.rows({ ...inSeason(history), ...asOf })) ?? new Map()).keys(),
    ];
    const [then, now] = [await placed(before), await placed(after)];
    const part = (list: string[], trend: string) =>
      list.includes(trend) ? list.indexOf(trend) / list.length : 1;
    return ({ trend }) => (now.length === 0 ? null : part(now, trend) < part(then, trend));
  },
  'the links of an explanation': async (attacker, history) => {
    const rows = await attacker.explained(inSeason(history));
    return async ({ trend }) => {
      const link = rows?.get(trend)?.numerator_rows?.replace('/api/dashboard/', '');
      const days = link ? (await attacker.json<{ rows: Day[] }>(link))?.rows : undefined;
      const found = days?.find(({ day }) => day === history.day);
      return days ? (found?.suppressed ?? false) || (found?.events ?? 0) > 0 : null;
    };
  },
  'an explanation before and after': beforeAndAfter((attacker, query) => attacker.explained(query)),
  'an embedded page before and after': beforeAndAfter((attacker, query) => attacker.embedded(query)),
  'CSV before and after': exported('csv'),
  'XLSX before and after': exported('xlsx'),
  'JSON before and after': exported('json'),
  'Parquet before and after': exported('parquet'),
  'a question before and after': beforeAndAfter((attacker, query) => attacker.asked(query)),
  'its place among the rows of a question before and after': async (attacker, history) => {
    const [before, after] = around(history);
    const placed = async (asOf: Query) => [
      ...((await attacker.asked({ ...inSeason(history), ...asOf })) ?? new Map()).keys(),
    ];
    const [then, now] = [await placed(before), await placed(after)];
    return ({ trend }) => (now.length === 0 ? null : now.indexOf(trend) < then.indexOf(trend));
  },
  'a question of one day': async (attacker, history) => {
    const rows = await attacker.asked({
      ...inSeason(history),
      from: history.day,
      to: history.day,
      window: 'days',
    });
    return ({ trend }) => (rows?.get(trend)?.numerator ?? null) !== null;
  },
  'a question by week, and one of those who are in one country': async (attacker, history) => {
    const weeks = await attacker.asked(inSeason(history), { columns: 'week' });
    const country = await attacker.asked(inSeason(history), { where: `occupation:${JOB};country:france` });
    return ({ trend }) => weeks?.has(trend) ?? country?.has(trend) ?? null;
  },
  'a question of all occupations less those of each': async (attacker, history) => {
    const all = await attacker.asked({ ...inSeason(history), job: 'all-jobs' });
    const own = await attacker.asked(inSeason(history));
    return more(all, own);
  },
  'a question of all occupations, and of all but one': async (attacker, history) => {
    const season = inSeason(history);
    const all = await attacker.asked(season, { where: '' });
    return more(all, await attacker.asked(season, { where: '', without: `occupation:${JOB}` }));
  },
  'a question that leaves out all trends, also in a formula and beside other measures': async (
    attacker,
    history,
  ) => {
    const without = `tag:${history.targets.map(({ trend }) => trend).slice(0, 100)}`;
    const own = await attacker.asked(inSeason(history));
    const left =
      (await attacker.asked(inSeason(history), { without })) ??
      (await attacker.asked(inSeason(history), { measures: 'searches,member_share', where: '', without })) ??
      (await attacker.asked(inSeason(history), {
        measures: 'searches',
        formulas: 'M:1*member_share',
        where: '',
        without,
      }));
    return more(own, left);
  },
  'everybody’s searches of the day less those that name no such trend': async (attacker, history) => {
    const day = { window: 'days', from: history.day, to: history.day };
    const counted = async (also: Query) => {
      const all = { measures: 'searches', rows: 'country', where: '', ...day, ...also };
      return [...((await attacker.asked({ job: '' }, all)) ?? new Map()).values()];
    };
    const sum = (rows: Awaited<ReturnType<typeof counted>>) =>
      rows.reduce((before, { numerator }) => before + (numerator ?? 0), 0);
    const all = sum(await counted({}));
    // Each is a question of its own: a few tell whether it pays.
    const some = history.targets.slice(0, 12).map(({ trend }) => trend);
    return async ({ trend }) =>
      some.includes(trend) ? all > sum(await counted({ without: `tag:${trend}` })) : null;
  },
  'a series by season, and by the day and the week': async (attacker, history) => {
    const trends = history.targets.map(({ trend }) => trend);
    const day = { from: history.day, to: history.day };
    const narrow =
      (await attacker.series({ job: JOB, step: 'day', ...day }, trends)) ??
      (await attacker.series({ job: JOB, step: 'week', ...day }, trends)) ??
      (await attacker.series({ job: JOB, ...day }, trends));
    const seasons = await attacker.series({ job: JOB }, trends);
    return ({ trend }) => {
      const found = (narrow ?? seasons)?.get(trend);
      return found ? found.numerator !== null : null;
    };
  },
  'a series of all occupations less those of each, and of one country and city': async (
    attacker,
    history,
  ) => {
    const trends = history.targets.map(({ trend }) => trend);
    const [all, own, narrow] = [
      await attacker.series({ job: 'all-jobs' }, trends),
      await attacker.series({ job: JOB }, trends),
      (await attacker.series({ job: JOB, country: 'france' }, trends)) ??
        (await attacker.series({ job: JOB, city: 'paris' }, trends)),
    ];
    return narrow ? more(own, narrow) : more(all, own);
  },
  'paths from a search, before and after': beforeAndAfter((attacker, query) => attacker.paths(query)),
  'paths of all occupations less those of each': async (attacker, history) => {
    const all = await attacker.paths({ ...inSeason(history), job: 'all-jobs' });
    return more(all, await attacker.paths(inSeason(history)));
  },
  'groups with a trend less the same group without it': async (attacker, history) => {
    const others = history.targets.slice(-2).map(({ trend }) => trend);
    const trends = history.targets.map(({ trend }) => trend);
    const found = new Map<string, number | null>();
    // As many groups as a question holds: one without any trend, the others with one more each.
    for (let at = 0; at < trends.length; at += 7) {
      const asked = trends.slice(at, at + 7);
      const groups = ['', ...asked].map((one) => `~${one || 'g'}:tag:G:${[...others, one].filter(Boolean)}`);
      const keys = groups.map((group) => group.split(':')[0]).join(',');
      const rows = await attacker.asked(inSeason(history), { rows: `tag:${keys}`, groups: groups.join(';') });
      const rest = rows?.get('~g')?.numerator;
      for (const trend of asked) {
        const all = rows?.get(`~${trend}`)?.numerator;
        found.set(trend, all == null || rest == null ? null : all - rest);
      }
    }
    return ({ trend }) => {
      const less = found.get(trend);
      return less == null ? null : less > 0;
    };
  },
  'ten accounts of one’s own whose addresses are not verified': async (attacker, history) => {
    const day = { from: history.day, to: history.day };
    const rows =
      (await attacker.rows({ ...inSeason(history), ...day })) ?? (await attacker.rows(inSeason(history)));
    return ({ trend }) => {
      const numerator = rows?.get(trend)?.numerator;
      return numerator == null ? null : numerator > 10;
    };
  },
  'everybody’s searches of the day beside those of the day before': async (attacker, history) => {
    const on = (day: string) =>
      attacker.figure('category-overview/searches', {
        season: history.season,
        category: 'other',
        from: day,
        to: day,
      });
    return more(await on(history.day), await on(addDays(history.day, -1)));
  },
};

/** Of the only member of an occupation who searched anything on a day. */
export const ATTACKS_ON_LONE: Record<string, Attack> = {
  'a window of one day whose denominator is 1':
    async (attacker, { season, loneDay }) =>
    async ({ job, trend }) => {
      const rows = await attacker.rows({ season, job, from: loneDay, to: loneDay });
      return rows?.has(trend) ?? null;
    },
  'events of the day, of how many, without signing in':
    async (attacker, { season, loneDay }) =>
    async ({ job, trend }) => {
      const days = await attacker.days({ season, job, members: 'true', trend, from: loneDay, to: loneDay });
      const found = days?.find(({ day }) => day === loneDay);
      return days && (found?.suppressed ?? false);
    },
  'a season of an occupation that few have, listed or not':
    async (attacker, { season }) =>
    async ({ job, trend }) =>
      (await attacker.rows({ season, job }, attacker.visitor))?.has(trend) ?? null,
};
