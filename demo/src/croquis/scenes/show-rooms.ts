import { blend, thinner } from '../colour.js';
import { LIGHT, room } from './room.js';
import { glow, type Stage, sky, strip } from './stage.js';

export function seamless(stage: Stage): void {
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

export function arches(stage: Stage): void {
  room(stage, 1370);
  arch(stage, 600, 292, 560, 1370);
  arch(stage, -30, 230, 600, 1370);
  arch(stage, 1230, 230, 600, 1370);
  strip(stage, 1370, 200, LIGHT, 0.28);
  glow(stage, 600, 760, 430, LIGHT, 0.4);
}

export function columns(stage: Stage): void {
  const { sheet, wall, far, dark, near } = stage;
  room(stage, 1385, near);
  glow(stage, 600, 700, 620, LIGHT, 0.55);
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
    const flutes = [-0.36, -0.18, 0, 0.18, 0.36].map((f) => Math.round(x + f * w));
    sheet.line(flutes.map((f) => `M${f} 0V${base - 40}`).join(''), dark, w * 0.06, 0.3);
    sheet.line(
      flutes.map((f) => `M${f + Math.round(w * 0.06)} 0V${base - 40}`).join(''),
      '#ffffff',
      w * 0.05,
      0.35,
    );
    stage.rect(x - w * 0.64, base - 46, w * 1.28, 22, far);
    stage.rect(x - w * 0.72, base - 24, w * 1.44, 34, wall);
    stage.rect(x - w * 0.72, base + 6, w * 1.44, 8, dark, 0.4);
  }
  strip(stage, 1385, 210, LIGHT, 0.3);
}

export function curtain(stage: Stage): void {
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
