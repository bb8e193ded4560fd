/** Figures as they were known at a moment, which nothing that came later may change. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const addressesOf = async (root) =>
  (await import(pathToFileURL(join(root, 'libs/contracts/dist/index.js')).href)).FIGURE_ADDRESSES;

/** Those that both versions have. */
export async function commonFigures(before, now) {
  const known = new Set(await addressesOf(before));
  return (await addressesOf(now)).filter((address) => known.has(address));
}

/**
 * Rows of each figure as they were known at `asOf`, in each season it can be asked for, of the first of these filters that it takes.
 * @param member who may see them
 * @returns address and season → rows
 */
export async function askFigures(member, addresses, { asOf, seasons, brand, trend }) {
  const answers = new Map();
  for (const address of addresses)
    for (const season of seasons)
      for (const filters of [
        { season },
        {},
        { season, brand },
        { season, trend },
        { season, brand, trend },
      ]) {
        const query = new URLSearchParams({ as_of: asOf, limit: '500', ...filters });
        const { ok, body } = await member.send('GET', `/api/dashboard/${address}?${query}`);
        if (!ok) continue;
        answers.set(`${address} of ${season}`, body.rows);
        break;
      }
  return answers;
}

/** What one version answered, and does not any more. */
export const changes = (before, now) =>
  [...before].flatMap(([name, rows]) =>
    isDeepStrictEqual(rows, now.get(name))
      ? []
      : [
          `${name} had ${JSON.stringify(rows).slice(0, 200)} and has ${JSON.stringify(now.get(name))?.slice(0, 200)}`,
        ],
  );

/** Figures of which the other version tells other numbers: their definitions have changed, and the recount has to bear them out. */
export function redefined(before, now) {
  const numbers = (rows = []) =>
    rows.map(({ label, value, numerator, denominator }) => [label, value, numerator, denominator]);
  return [...before].flatMap(([name, rows]) =>
    isDeepStrictEqual(numbers(rows), numbers(now.get(name))) ? [] : [name],
  );
}
