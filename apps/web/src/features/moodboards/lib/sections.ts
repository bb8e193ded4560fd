import { placed } from '../../../sorting/placed';
import { type BoardEntry, type BoardHeading, isHeading } from './board-item';

const SECTION = 'section:';

interface Sectioned {
  section: string | null;
}

export const headingOf = ({ id, name }: { id: string; name: string }): BoardHeading => ({
  key: `${SECTION}${id}`,
  id,
  heading: name,
});

/** Pictures above the first section, then each section's name with its pictures. @param empty whether sections without pictures are told, too */
export function withHeadings<Item extends Sectioned>(
  items: readonly Item[],
  sections: readonly { id: string; name: string }[],
  empty = true,
): (Item | BoardHeading)[] {
  const known = new Set(sections.map(({ id }) => id));
  return [
    ...items.filter(({ section }) => section === null || !known.has(section)),
    ...sections.flatMap((section) => {
      const own = items.filter((item) => item.section === section.id);
      return own.length > 0 || empty ? [headingOf(section), ...own] : [];
    }),
  ];
}

/** What stands above the first section, and the sections, each from its name on. */
function groups(order: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const key of order) {
    if (key.startsWith(SECTION)) all.push([key]);
    else all.at(-1)?.push(key);
  }
  return all;
}

/** The order with a section taken, its pictures with it, to where the entry at `place` stands; never above those of no section. */
export function sectionPlaced(order: readonly string[], key: string, place: number): string[] {
  const all = groups(order);
  const from = all.findIndex(([first]) => first === key);
  const aim = order[Math.max(0, Math.min(place, order.length - 1))] ?? '';
  return moved(
    all,
    from,
    all.findIndex((group) => group.includes(aim)),
  );
}

/** The order with a picture dropped where the entry at `place` stands; on the name of a section it is the first of that section. */
export function dropped(order: readonly string[], key: string, place: number): string[] {
  const aim = order[place];
  if (!aim?.startsWith(SECTION)) return placed(order, key, place);
  const rest = order.filter((one) => one !== key);
  return placed(order, key, rest.indexOf(aim) + 1);
}

/** The order with a section so many sections further on, or back. */
export function sectionStepped(order: readonly string[], key: string, by: number): string[] {
  const all = groups(order);
  const from = all.findIndex(([first]) => first === key);
  return moved(all, from, from + by);
}

function moved(all: string[][], from: number, to: number): string[] {
  const [section] = from > 0 ? all.splice(from, 1) : [];
  if (section) all.splice(Math.max(1, Math.min(to, all.length)), 0, section);
  return all.flat();
}

/** The order with pictures at the end of a section. */
export function putInSection(order: readonly string[], keys: ReadonlySet<string>, section: string): string[] {
  const rest = groups(order.filter((key) => !keys.has(key)));
  const chosen = order.filter((key) => keys.has(key));
  return rest.flatMap((group) => (group[0] === section ? [...group, ...chosen] : group));
}

/** The name of the section an entry stands in, and its number there; a board without sections is one. */
export function placeIn(
  entries: readonly BoardEntry[],
  key: string,
): { section: string | null; place: number } {
  let [section, place]: [string | null, number] = [null, 0];
  for (const entry of entries) {
    if (isHeading(entry)) [section, place] = [entry.heading, 0];
    else place += 1;
    if (entry.key === key) break;
  }
  return { section, place };
}
