import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCES = import.meta.dirname;

/** What rules of a style sheet set, by class and by what follows the class in the selector: `a` of `.list a`. */
function settingsOf(file: string): Map<string, Set<string>> {
  const sheet = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = new Map<string, Set<string>>();
  for (const [, selectors = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!selector.startsWith('.')) continue;
      const set = found.get(selector) ?? new Set();
      for (const [, property = ''] of body.matchAll(/(?:^|;)\s*([a-z-]+)\s*:/g)) set.add(property);
      found.set(selector, set);
    }
  return found;
}

/** Pairs of classes of two style sheets that an element has together, in `className` templates. */
function* togetherIn(file: string) {
  const source = readFileSync(file, 'utf8');
  const sheets = new Map(
    [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => [
      name,
      join(dirname(file), path),
    ]),
  );
  for (const [, template = ''] of source.matchAll(/`([^`]*)`/g)) {
    const classes = [...template.matchAll(/\$\{(\w+)\.(\w+)\}/g)].flatMap(([, name = '', of = '']) => {
      const sheet = sheets.get(name);
      return sheet ? [{ sheet, of }] : [];
    });
    for (const [index, one] of classes.entries())
      for (const other of classes.slice(index + 1))
        if (one.sheet !== other.sheet) yield [one, other] as const;
  }
}

// The order of style sheets on a page is the bundler's: a list of words had its column from the list of shows, since that came last.
it('leaves nothing to the order of style sheets: what extends another says so by a stronger selector', () => {
  const conflicts: string[] = [];
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.tsx')))
    for (const [one, other] of togetherIn(join(SOURCES, file))) {
      const others = settingsOf(other.sheet);
      for (const [selector, own] of settingsOf(one.sheet)) {
        const rest = selector.slice(1 + one.of.length);
        if (!selector.startsWith(`.${one.of}`) || /^[\w-]/.test(rest)) continue;
        const both = [...own].filter((property) => others.get(`.${other.of}${rest}`)?.has(property));
        if (both.length > 0) conflicts.push(`${file}: .${one.of}${rest} and .${other.of}${rest} set ${both}`);
      }
    }
  expect(conflicts).toEqual([]);
});
