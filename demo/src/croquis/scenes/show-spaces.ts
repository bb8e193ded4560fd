import { blend, deeper, thinner } from '../colour.js';
import { LIGHT, room } from './room.js';
import { glow, type Stage, strip } from './stage.js';

export function gallery(stage: Stage): void {
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

export function hangar(stage: Stage): void {
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
}

export function mirror(stage: Stage): void {
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
