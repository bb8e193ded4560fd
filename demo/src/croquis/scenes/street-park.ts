import { blend, thinner } from '../colour.js';
import { type Stage } from './stage.js';
import { outdoors, passersBy, pen, tree } from './street.js';

export function park(stage: Stage): void {
  const { sheet, hue, random, light } = stage;
  outdoors(stage, 1300);
  const autumn = random.chance(0.5);
  const leaf = blend(autumn ? '#c08b4a' : '#7f9a6a', hue, 0.2);
  stage.rect(
    0,
    820,
    1200,
    500,
    sheet.gradient(
      [0, 820],
      [0, 1320],
      [
        [0, thinner(leaf, 0.7)],
        [1, thinner(leaf, 0.4)],
      ],
    ),
  );
  for (let i = 0; i < 16; i++)
    stage.disc(
      random.between(-60, 1260),
      random.between(560, 860),
      random.between(110, 190),
      random.between(90, 150),
      thinner(leaf, 0.72),
      0.5,
    );
  stage.poly(
    [
      [0, 1300],
      [1200, 1300],
      [1200, 1800],
      [0, 1800],
    ],
    thinner(blend('#9bab78', hue, 0.15), 0.25),
  );
  stage.path(
    'M520 1240Q420 1400 60 1800H1140Q860 1400 640 1240z',
    sheet.gradient(
      [0, 1240],
      [0, 1800],
      [
        [0, '#d6c5a8'],
        [1, '#eadfca'],
      ],
    ),
  );
  tree(stage, 90, 1470, leaf);
  tree(stage, 1120, 1440, autumn ? '#b5763f' : '#6d8a5c');
  for (let i = 0; i < 26; i++) {
    const y = random.between(1400, 1790);
    stage.disc(
      600 + random.between(-420, 420),
      y,
      random.between(20, 60),
      7,
      light > 0.45 ? '#fff8e2' : '#5b5148',
      0.28,
    );
  }
  if (autumn)
    for (let i = 0; i < 22; i++)
      stage.disc(
        random.between(60, 1140),
        random.between(1420, 1790),
        10,
        5,
        i % 2 ? '#b5672f' : '#d69a45',
        0.8,
      );
  const x = random.chance(0.5) ? 160 : 820;
  pen(stage, `M${x} 1330h240M${x} 1360h240M${x + 20} 1330v120M${x + 220} 1330v120M${x} 1400h240`, 9, 0.65);
  passersBy(stage, 1350, [
    [540, 0.34],
    [690, 0.4],
    [340, 0.5],
  ]);
}
