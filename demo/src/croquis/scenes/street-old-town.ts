import { blend, deeper, thinner } from '../colour.js';
import { glow, type Stage, windows } from './stage.js';
import { outdoors, passersBy, paving, pen } from './street.js';

/** A vaulted passage: one arch behind the other, each smaller and brighter. */
export function colonnade(stage: Stage): void {
  const { sheet, hue, light } = stage;
  const stone = deeper(blend('#d9c8ac', hue, 0.22), (1 - light) * 0.12);
  const [vx, vy] = [620, 930];
  const floor = deeper(blend('#cbbda9', hue, 0.2), 0.05);
  stage.rect(
    0,
    0,
    1200,
    1800,
    sheet.gradient(
      [0, 0],
      [0, 1800],
      [
        [0, deeper(stone, 0.22)],
        [0.7, floor],
        [1, thinner(floor, 0.35)],
      ],
    ),
  );
  for (let k = 6; k >= 0; k--) {
    const f = 0.72 ** k;
    const at = (x: number, y: number) => [Math.round(vx + x * f), Math.round(vy + y * f)] as const;
    const tone = thinner(stone, Math.min(0.75, 0.08 + k * 0.12));
    const [l, r, t, b] = [at(-1000, 0)[0], at(1000, 0)[0], at(0, -1500)[1], at(0, 760)[1]];
    const [il, ir] = [at(-640, 0)[0], at(640, 0)[0]];
    const spring = at(0, -330)[1];
    const half = Math.round(640 * f);
    const opening = `M${il} ${b}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${b}z`;
    stage.sheet.put(
      `<path fill-rule="evenodd" d="M${l} ${t}H${r}V${b}H${l}z${opening}" fill="${sheet.gradient(
        [il - 60, 0],
        [ir + 60, 0],
        [
          [0, deeper(tone, 0.12)],
          [0.5, thinner(tone, 0.3)],
          [1, tone],
        ],
      )}"/>`,
    );
    const depth = Math.round(74 * f);
    stage.path(
      `M${il} ${b}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0l${-depth} ${Math.round(depth * 0.4)}a${half - depth} ${half - depth} 0 0 0 ${-2 * (half - depth)} 0V${b}z`,
      deeper(tone, 0.3),
      0.5,
    );
    stage.rect(il - depth * 0.3, spring - 6 * f, depth * 1.3, 22 * f, thinner(tone, 0.4));
    stage.rect(ir - depth, spring - 6 * f, depth * 1.3, 22 * f, thinner(tone, 0.4));
    pen(stage, opening, 2.6 * f, 0.3);
    const [lx, ly] = at(-640, 760);
    stage.poly(
      [
        [lx, ly],
        [lx + 70 * f, ly],
        [lx + 520 * f, ly + 190 * f],
        [lx + 420 * f, ly + 190 * f],
      ],
      '#4a4148',
      0.13,
    );
  }
  glow(stage, vx, vy, 400, '#fff7e6', 0.95);
  passersBy(stage, 1330, [
    [500, 0.3],
    [760, 0.36],
    [930, 0.55],
  ]);
}

export function canal(stage: Stage): void {
  const { sheet, hue, random, light } = stage;
  outdoors(stage, 1380);
  const colours = ['#d9a48a', '#e6cf9f', '#b9a3a0', '#cfd3c4', '#d8b27a', '#b6c2cc'];
  for (let x = -60; x < 1210; ) {
    const w = random.between(150, 230);
    const top = random.between(250, 470);
    const wall = thinner(blend(random.pick(colours), hue, 0.2), 0.15);
    stage.rect(x, top, w, 1020 - top, wall);
    stage.poly(
      [
        [x - 6, top],
        [x + w / 2, top - 70],
        [x + w + 6, top],
      ],
      deeper(blend('#9b5d4b', hue, 0.2), 0.05),
      0.9,
    );
    const columns = Array.from({ length: Math.floor((w - 20) / 62) }, (_, k) => x + 46 + k * 62);
    const rows = { height: 58, gap: 72, opacity: 0.65 };
    windows(
      stage,
      columns.flatMap((c) => [c - 20, c + 20]),
      [top + 50, 1000],
      { ...rows, width: 11, fill: deeper(wall, 0.4) },
    );
    windows(stage, columns, [top + 50, 1000], { ...rows, width: 28, fill: '#55636e' });
    stage.rect(x, 1020, w, 210, wall, 0.45);
    x += w;
  }
  const water = blend('#7fa0a6', hue, 0.25);
  stage.rect(
    0,
    1010,
    1200,
    380,
    sheet.gradient(
      [0, 1010],
      [0, 1390],
      [
        [0, thinner(water, 0.35), 0.65],
        [1, deeper(water, 0.12)],
      ],
    ),
  );
  for (let i = 0; i < 18; i++)
    stage.disc(
      random.between(0, 1200),
      1040 + i * 18,
      random.between(40, 120),
      3,
      '#ffffff',
      0.4 * light + 0.12,
    );
  stage.path(
    'M-20 1010V900Q600 620 1220 900v110h-150Q600 720 130 1010z',
    thinner(blend('#c9b79f', hue, 0.2), 0.12),
  );
  pen(stage, 'M-20 880Q600 600 1220 880M130 1010Q600 720 1070 1010', 5, 0.45);
  stage.rect(0, 1376, 1200, 20, '#b9ab9b');
  pen(
    stage,
    `M0 1190H1200M0 1290H1200${Array.from({ length: 16 }, (_, i) => `M${i * 80 + 20} 1180V1390`).join('')}`,
    7,
    0.7,
  );
  paving(stage, 1396);
  passersBy(stage, 1440, [
    [180, 0.5],
    [1010, 0.58],
    [1100, 0.5],
  ]);
}
