import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A place in the upper half of a picture, which no button covers. */
async function holdOf(picture: Locator): Promise<Point> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 150) };
}

async function bothOf(picture: Locator, onto: Locator): Promise<[Point, Point]> {
  // Nothing may scroll between the first and the second.
  for (const one of [picture, onto]) await one.scrollIntoViewIfNeeded();
  return [await holdOf(picture), await holdOf(onto)];
}

const tileOf = (picture: Locator) => picture.locator('xpath=ancestor::li[1]');

/** Drags one picture onto another with the mouse. Both must fit on the screen. */
export async function dragByMouse(page: Page, picture: Locator, onto: Locator): Promise<void> {
  const [from, to] = await bothOf(picture, onto);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 30, from.y, { steps: 4 });
  await expect(page.locator('li[data-dragged]')).toHaveCount(1);
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await expect(tileOf(onto)).toHaveAttribute('data-over');
  await page.mouse.up();
}

/** The same with a finger, that rests until the picture is lifted. */
export async function dragByFinger(page: Page, picture: Locator, onto: Locator): Promise<void> {
  const [from, to] = await bothOf(picture, onto);
  await withFinger(page, async (finger) => {
    await finger.down(from);
    await expect(page.locator('li[data-dragged]')).toHaveCount(1);
    await finger.move(from, to);
    await expect(tileOf(onto)).toHaveAttribute('data-over');
    await finger.up();
  });
}

/** A finger that goes up from a picture at once, as one does who reads on. */
export async function swipeUp(page: Page, picture: Locator): Promise<void> {
  const from = await holdOf(picture);
  await withFinger(page, async (finger) => {
    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 240 });
    await finger.up();
  });
}

interface Finger {
  down(at: Point): Promise<void>;
  move(from: Point, to: Point): Promise<void>;
  up(): Promise<void>;
}

async function withFinger(page: Page, act: (finger: Finger) => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  };
  await act({
    down: (at) => touch('touchStart', at),
    move: async (from, to) => {
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', {
          x: from.x + ((to.x - from.x) * step) / 10,
          y: from.y + ((to.y - from.y) * step) / 10,
        });
    },
    up: () => touch('touchEnd'),
  });
  await browser.detach();
}
