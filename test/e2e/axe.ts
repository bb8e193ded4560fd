import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

/** Each page reads it anew: the shorter form of the same, which takes half as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Resolves when nothing moves in a frame any more. */
const stands = (frame: Frame): Promise<unknown> =>
  frame.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );

/** How many parts of what is on the screen are still on their way; those further down are asked for as they come near. */
const busyOnScreen = (): number =>
  [...document.querySelectorAll('main [aria-busy=true]')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top < innerHeight).length;

/** Of every page the same. */
const AROUND = ['body > header', 'body > footer'];

/**
 * What axe finds serious or critical on the page: rule and elements.
 * @param of with what stands around every page, unless it is told to leave that out
 */
export async function seriousFaults(page: Page, { around = true } = {}): Promise<string[]> {
  // Next takes the title away with one page and brings the next one's a moment after that page: until then axe would find none.
  await expect(page).toHaveTitle(/./);
  // What is on its way would not be looked at.
  await expect.poll(() => page.evaluate(busyOnScreen)).toBe(0);
  // What fades in has too little contrast on its way. Some of it turns for as long as it is shown, and is not waited for.
  await Promise.all(page.frames().map(stands));
  const looked = new AxeBuilder({ page, axeSource })
    // Nobody reads what holds, and carrying it out of the page takes longer than finding it.
    .options({ runOnly: { type: 'tag', values: WCAG }, resultTypes: ['violations'] })
    // The other mode opens a page of its own each time, for the sake of other sites' frames, of which ours have none.
    .setLegacyMode(true);
  if (!around) for (const part of AROUND) looked.exclude(part);
  const { violations } = await looked.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
