import { blend, deeper, thinner } from '../colour.js';
import { glow, type Stage, sky } from './stage.js';

export function garden(stage: Stage): void {
  const { sheet, floor, light, random } = stage;
  const leaf = blend(stage.hue, '#6f8560', 0.72);
  const evening = deeper(leaf, 0.1 + (1 - light) * 0.2);
  sky(stage, blend('#c9d9e2', stage.hue, 0.3), '#f6efe2', 1400);
  stage.rect(
    0,
    760,
    1200,
    640,
    sheet.gradient(
      [0, 760],
      [0, 1400],
      [
        [0, thinner(evening, 0.55)],
        [1, thinner(evening, 0.3)],
      ],
    ),
  );
  for (const [x, y, r] of [
    [100, 820, 130],
    [330, 850, 100],
    [870, 850, 105],
    [1110, 815, 135],
  ] as const) {
    stage.disc(x, y, r, r * 0.95, thinner(evening, 0.5));
    stage.disc(x - r * 0.25, y - r * 0.25, r * 0.6, r * 0.55, thinner(evening, 0.65), 0.7);
  }
  stage.rect(
    0,
    1380,
    1200,
    420,
    sheet.gradient(
      [0, 1380],
      [0, 1800],
      [
        [0, deeper(floor, 0.06)],
        [1, thinner(floor, 0.3)],
      ],
    ),
  );
  stage.poly(
    [
      [0, 1180],
      [330, 1300],
      [390, 1400],
      [0, 1560],
    ],
    evening,
    0.85,
  );
  stage.poly(
    [
      [1200, 1180],
      [870, 1300],
      [810, 1400],
      [1200, 1560],
    ],
    deeper(evening, 0.12),
    0.85,
  );
  stage.poly(
    [
      [0, 1180],
      [330, 1300],
      [330, 1330],
      [0, 1230],
    ],
    thinner(evening, 0.3),
    0.7,
  );
  stage.poly(
    [
      [1200, 1180],
      [870, 1300],
      [870, 1330],
      [1200, 1230],
    ],
    thinner(evening, 0.3),
    0.7,
  );
  for (const side of [-1, 1]) {
    const x = 600 + side * 455;
    stage.rect(x - 9, 1120, 18, 300, '#7d6a55');
    stage.disc(
      x,
      1020,
      108,
      112,
      sheet.radial([x - 30, 980], 170, [
        [0, thinner(evening, 0.45)],
        [0.6, evening],
        [1, deeper(evening, 0.3)],
      ]),
    );
    stage.poly(
      [
        [x - 62, 1400],
        [x + 62, 1400],
        [x + 48, 1510],
        [x - 48, 1510],
      ],
      blend('#c98f6b', stage.hue, 0.35),
    );
  }
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    stage.disc(
      600 + side * random.between(330, 600),
      random.between(1230, 1480),
      7,
      6,
      i % 3 ? '#fff4ee' : blend(stage.hue, '#e79aa4', 0.6),
      0.85,
    );
  }
}

export function sunset(stage: Stage): void {
  const { sheet, hue, dark, random } = stage;
  const warm = blend('#eab08e', hue, 0.4);
  stage.rect(
    0,
    0,
    1200,
    1180,
    sheet.gradient(
      [0, 0],
      [0, 1180],
      [
        [0, blend('#b9c1d6', hue, 0.35)],
        [0.55, thinner(warm, 0.25)],
        [1, thinner(warm, 0.65)],
      ],
    ),
  );
  const [x, y] = [600 + random.between(-190, 190), 720];
  glow(stage, x, y, 620, '#fff1d8', 0.75);
  stage.disc(
    x,
    y,
    250,
    250,
    sheet.gradient(
      [0, y - 250],
      [0, y + 250],
      [
        [0, '#fdeccb'],
        [1, blend('#f3a77f', hue, 0.2)],
      ],
    ),
    0.95,
  );
  stage.rect(
    0,
    1060,
    1200,
    300,
    sheet.gradient(
      [0, 1060],
      [0, 1360],
      [
        [0, blend('#9fb0c2', hue, 0.4)],
        [1, thinner(blend('#9fb0c2', hue, 0.4), 0.5)],
      ],
    ),
  );
  for (let i = 0; i < 9; i++)
    stage.disc(
      x + random.between(-40, 40),
      1076 + i * 30,
      random.between(70, 230),
      4 + i * 0.6,
      '#fff3df',
      0.55,
    );
  stage.path(
    'M0 1350q300-34 620-6t580-14v470H0z',
    sheet.gradient(
      [0, 1340],
      [0, 1800],
      [
        [0, deeper(stage.floor, 0.05)],
        [1, thinner(stage.floor, 0.35)],
      ],
    ),
  );
  stage.path('M0 1372q300-34 620-6t580-14v10q-260 40-580 14t-620 10z', dark, 0.16);
}
