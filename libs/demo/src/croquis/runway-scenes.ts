import type { ScenePlace } from '../catalogue/outfit.js';
import { blend, deeper, thinner } from './colour.js';
import { audience, glow, type Stage, sky, strip } from './stage.js';

const LIGHT = '#fffaf0';

/** Wall and floor meeting at `base`. */
function room(stage: Stage, base: number, wall = stage.wall): void {
  const { sheet, far, floor } = stage;
  stage.rect(
    0,
    0,
    1200,
    base,
    sheet.gradient(
      [0, 0],
      [0, base],
      [
        [0, wall],
        [0.75, far],
        [1, wall],
      ],
    ),
  );
  stage.rect(
    0,
    base,
    1200,
    1800 - base,
    sheet.gradient(
      [0, base],
      [0, 1800],
      [
        [0, deeper(floor, 0.08)],
        [0.3, floor],
        [1, thinner(floor, 0.3)],
      ],
    ),
  );
}

function seamless(stage: Stage): void {
  const { sheet, far, wall, near } = stage;
  sky(stage, wall, far);
  stage.path(
    'M236 0h728v1330q0 120 96 250l70 220h-1060l70-220q96-130 96-250z',
    sheet.gradient(
      [236, 0],
      [964, 0],
      [
        [0, near, 0.55],
        [0.5, wall, 0.55],
        [1, near, 0.8],
      ],
    ),
  );
  stage.path(
    'M236 1330q0 120-96 250l-70 220h1060l-70-220q-96-130-96-250q-364 90-728 0z',
    thinner(wall, 0.35),
    0.6,
  );
  glow(stage, 600, 760, 640, LIGHT, 0.5);
}

function arch(stage: Stage, x: number, half: number, spring: number, base: number): void {
  const { sheet, near, dark, far } = stage;
  const d = (h: number, top: number) => `M${x - h} ${base}V${top}a${h} ${h} 0 0 1 ${2 * h} 0V${base}z`;
  stage.path(
    d(half, spring),
    sheet.gradient(
      [x - half, 0],
      [x + half, 0],
      [
        [0, blend(near, dark, 0.75)],
        [0.25, near],
        [1, blend(near, far, 0.5)],
      ],
    ),
  );
  stage.path(
    d(half - 34, spring),
    sheet.gradient(
      [0, spring - half],
      [0, base],
      [
        [0, blend(near, dark, 0.35)],
        [1, thinner(near, 0.45)],
      ],
    ),
  );
  sheet.line(d(half + 22, spring), far, 5, 0.7);
}

function arches(stage: Stage): void {
  room(stage, 1370);
  arch(stage, 600, 292, 560, 1370);
  arch(stage, -30, 230, 600, 1370);
  arch(stage, 1230, 230, 600, 1370);
  strip(stage, 1370, 200, LIGHT, 0.28);
  glow(stage, 600, 760, 430, LIGHT, 0.4);
}

function columns(stage: Stage): void {
  const { sheet, wall, far, dark, near } = stage;
  room(stage, 1385, near);
  glow(stage, 600, 700, 620, LIGHT, 0.55);
  const flute = sheet.tile(
    26,
    40,
    `<rect x="18" width="8" height="40" fill="${dark}" opacity=".28"/><rect width="5" height="40" fill="#fff" opacity=".35"/>`,
  );
  for (const [x, w, base] of [
    [196, 96, 1372],
    [1004, 96, 1372],
    [40, 150, 1420],
    [1160, 150, 1420],
  ] as const) {
    stage.rect(
      x - w / 2,
      0,
      w,
      base,
      sheet.gradient(
        [x - w / 2, 0],
        [x + w / 2, 0],
        [
          [0, far],
          [0.4, wall],
          [1, blend(wall, dark, 0.6)],
        ],
      ),
    );
    stage.rect(x - w / 2, 0, w, base - 40, sheet.turned(flute, 0));
    stage.rect(x - w * 0.64, base - 46, w * 1.28, 22, far);
    stage.rect(x - w * 0.72, base - 24, w * 1.44, 34, wall);
    stage.rect(x - w * 0.72, base + 6, w * 1.44, 8, dark, 0.4);
  }
  strip(stage, 1385, 210, LIGHT, 0.3);
}

function curtain(stage: Stage): void {
  const { sheet, near, wall, dark, far } = stage;
  room(stage, 1400);
  const folds = [
    [0, dark, 0.5],
    [0.2, near],
    [0.42, far],
    [0.6, wall],
    [0.85, near],
    [1, dark, 0.5],
  ] as const;
  const soft = sheet.softFill(folds);
  stage.rect(0, 0, 1200, 1400, near);
  let x = -30;
  while (x < 1220) {
    const w = stage.random.between(58, 104);
    const sway = stage.random.between(-8, 8);
    stage.path(
      `M${Math.round(x)} 0h${Math.round(w)}q${Math.round(sway)} 700 4 1396q${-Math.round(w / 2)} 22 ${-Math.round(w)} 0q${Math.round(sway)} -700 -4-1396z`,
      soft,
      0.75,
    );
    x += w - 2;
  }
  stage.rect(
    0,
    1396,
    1200,
    44,
    sheet.gradient(
      [0, 1396],
      [0, 1440],
      [
        [0, dark, 0.55],
        [1, dark, 0],
      ],
    ),
  );
  glow(stage, 600, 820, 560, LIGHT, 0.42);
}

function garden(stage: Stage): void {
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

function gallery(stage: Stage): void {
  const { sheet, far, dark, wall, hue, random } = stage;
  room(stage, 1390, thinner(wall, 0.3));
  stage.rect(0, 1366, 1200, 24, far);
  stage.rect(0, 1388, 1200, 5, dark, 0.35);
  const frame = (x: number, y: number, w: number, h: number) => {
    stage.rect(x + 10, y + 14, w, h, dark, 0.22);
    stage.rect(x, y, w, h, '#f8f4ec');
    const [a, b] = [blend(hue, '#8c5a4a', random.unit() * 0.5), blend(hue, '#3f5568', random.unit() * 0.6)];
    const m = w * 0.13;
    stage.rect(x + m, y + m, w - 2 * m, h - 2 * m, thinner(a, 0.55));
    stage.disc(
      x + w * random.between(0.38, 0.6),
      y + h * random.between(0.35, 0.55),
      w * 0.2,
      w * 0.2,
      thinner(a, 0.15),
      0.85,
    );
    stage.path(
      `M${x + m} ${y + h * 0.68}q${w * 0.25} ${-h * 0.12} ${w * 0.42} 0t${w * 0.32} ${-h * 0.04}V${y + h - m}H${x + m}z`,
      thinner(b, 0.25),
      0.85,
    );
    sheet.line(`M${x} ${y}h${w}v${h}h${-w}z`, deeper(dark, 0.3), 4, 0.7);
  };
  frame(46, 420, 270, 360);
  frame(886, 350, 330, 470);
  stage.poly(
    [
      [60, 1330],
      [300, 1330],
      [330, 1376],
      [30, 1376],
    ],
    far,
  );
  stage.rect(30, 1376, 300, 20, deeper(wall, 0.15));
  stage.rect(62, 1396, 22, 70, dark, 0.7);
  stage.rect(276, 1396, 22, 70, dark, 0.7);
  glow(stage, 600, 620, 560, LIGHT, 0.55);
  strip(stage, 1390, 230, LIGHT, 0.2);
}

function hangar(stage: Stage): void {
  const { sheet, wall, near, dark, far } = stage;
  room(stage, 1300, near);
  stage.path(
    'M150 1300V620Q600 250 1050 620V1300z',
    sheet.gradient(
      [0, 400],
      [0, 1300],
      [
        [0, thinner(far, 0.5)],
        [0.7, '#fffaf0'],
        [1, far],
      ],
    ),
  );
  for (let x = 240; x <= 960; x += 90)
    sheet.line(`M${x} ${Math.round(640 - 190 * (1 - ((x - 600) / 450) ** 2))}V1300`, wall, x === 600 ? 8 : 5);
  for (const y of [720, 900, 1080]) sheet.line(`M150 ${y}H1050`, wall, 5);
  for (const [inset, width] of [
    [0, 26],
    [75, 17],
    [128, 10],
  ] as const) {
    sheet.line(
      `M${inset - 30} 1800V${560 + inset * 0.4}Q600 ${-60 + inset * 2.2} ${1230 - inset} ${560 + inset * 0.4}V1800`,
      blend(near, dark, 0.8 - inset / 260),
      width,
      0.8,
    );
  }
  stage.poly(
    [
      [240, 1300],
      [960, 1300],
      [1190, 1800],
      [10, 1800],
    ],
    '#fffaf0',
    0.3,
  );
  audience(stage, 1400);
}

function mirror(stage: Stage): void {
  const { sheet, wall, far, near, dark } = stage;
  room(stage, 1380, near);
  for (let i = 0; i < 6; i++) {
    const x = i * 200;
    stage.rect(
      x + 5,
      60,
      190,
      1320,
      sheet.gradient(
        [x, 60],
        [x + 200, 1380],
        [
          [0, i % 2 ? wall : far],
          [0.45, thinner(far, 0.6)],
          [0.55, i % 2 ? far : wall],
          [1, near],
        ],
      ),
    );
    stage.poly(
      [
        [x + 30, 60],
        [x + 96, 60],
        [x + 40, 1380],
        [x + 5, 1380],
        [x + 5, 600],
      ],
      '#ffffff',
      0.16,
    );
    stage.rect(x - 3, 60, 8, 1320, blend('#b79b66', near, 0.35), 0.8);
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
        [0, blend(near, dark, 0.3)],
        [0.4, wall],
        [1, far],
      ],
    ),
  );
  for (let i = 0; i < 6; i++)
    stage.poly(
      [
        [i * 200 + 20, 1384],
        [i * 200 + 150, 1384],
        [(i * 200 + 85 - 600) * 1.5 + 680, 1700],
        [(i * 200 + 85 - 600) * 1.5 + 560, 1700],
      ],
      '#ffffff',
      0.13,
    );
  glow(stage, 600, 800, 480, LIGHT, 0.35);
}

function sunset(stage: Stage): void {
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

export const RUNWAY_SCENES: Partial<Record<ScenePlace, (stage: Stage) => void>> = {
  seamless,
  arches: (stage) => {
    arches(stage);
    audience(stage, 1440);
  },
  columns,
  curtain: (stage) => {
    curtain(stage);
    audience(stage, 1450);
  },
  garden,
  gallery,
  hangar,
  mirror,
  sunset,
};
