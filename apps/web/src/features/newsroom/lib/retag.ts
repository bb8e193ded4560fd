import type { Reference } from '@toile/contracts';
import type { Shape } from '../../../api/operations';

/** What a form of a retag says: looks a line each, by their slugs or by the addresses of their pages. */
export function retagOf(
  looks: string,
  add: readonly Reference[],
  remove: readonly Reference[],
): Shape<'RetagLooksDto'> {
  const slugs = looks.split(/[\s,;]+/).flatMap((one) =>
    one
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .slice(-1),
  );
  return {
    looks: [...new Set(slugs)],
    add: add.map(({ slug, name }) => ({ slug, name })),
    remove: remove.map(({ slug }) => slug),
  };
}

/** Whether there is anything to look at beforehand. */
export const isWhole = ({ looks, add, remove }: Shape<'RetagLooksDto'>): boolean =>
  looks.length > 0 && add.length + remove.length > 0;
