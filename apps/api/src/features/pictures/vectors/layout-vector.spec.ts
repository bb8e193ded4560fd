import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { LAYOUT_LENGTH, layoutVector, mirrored } from './layout-vector.js';

interface Drawn {
  top: string;
  legs: string;
  wall?: string;
  bag?: 'left' | 'right';
  x?: number;
  scale?: number;
}

/** Somebody with a top and trousers before a wall. */
function draw({ top, legs, wall = '#d5d3cf', bag, x = 150, scale = 1 }: Drawn): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="450"><rect width="300" height="450" fill="${wall}"/>
    <g transform="translate(${x} 225) scale(${scale}) translate(-150 -225)">
    <circle cx="150" cy="60" r="25" fill="#8a5f3a"/><rect x="105" y="85" width="90" height="130" fill="${top}"/>
    <rect x="110" y="215" width="80" height="180" fill="${legs}"/>
    ${bag ? `<rect x="${bag === 'left' ? 60 : 200}" y="200" width="40" height="50" fill="#2450a8"/>` : ''}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
const distance = (a: Int8Array, b: Int8Array) =>
  Math.hypot(...Array.from(a, (part, at) => part - (b[at] ?? 0)));
const vector = async (drawn: Drawn) => layoutVector(await draw(drawn));

it('finds the same clothes again on another wall, at another place and in another size, before other clothes', async () => {
  const red = { top: '#c4252b', legs: '#17161a' };
  const asked = await vector(red);
  expect(asked).toHaveLength(LAYOUT_LENGTH);
  expect(distance(asked, await vector(red))).toBe(0);
  const others = await Promise.all(
    [
      { top: '#17161a', legs: '#c4252b' },
      { top: '#2450a8', legs: '#17161a' },
      { top: '#c4252b', legs: '#f1e9d8' },
    ].map(vector),
  );
  const nearestOther = Math.min(...others.map((other) => distance(asked, other)));
  for (const same of [{ wall: '#7fb0d6' }, { x: 120 }, { scale: 0.7 }])
    expect(distance(asked, await vector({ ...red, ...same }))).toBeLessThan(nearestOther / 2);
});

it('is another for the same figure in a mirror, which `mirrored` undoes', async () => {
  const [left, right] = await Promise.all(
    (['left', 'right'] as const).map((bag) => vector({ top: '#c4252b', legs: '#17161a', bag })),
  );
  if (!left || !right) throw new Error('nothing was drawn');
  expect(distance(left, right)).toBeGreaterThan(2 * distance(mirrored(left), right));
  expect(mirrored(mirrored(left))).toEqual(left);
});

it('takes a picture that is one plain surface, and refuses what is no picture', async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c4252b' } })
    .png()
    .toBuffer();
  expect((await layoutVector(plain)).some((part) => part !== 0)).toBe(true);
  await expect(layoutVector(Buffer.from('no picture'))).rejects.toThrow();
});
