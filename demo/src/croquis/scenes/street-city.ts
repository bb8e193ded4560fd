import { blend, deeper, thinner } from '../colour.js';
import { glow, type Stage, windows } from './stage.js';
import { outdoors, passersBy, paving, pen, tree } from './street.js';

export function crossing(stage: Stage): void {
  const { sheet, hue, random } = stage;
  outdoors(stage, 1350);
  for (let x = -40, i = 0; x < 1220; i++) {
    const w = random.between(120, 210);
    const far = Math.abs(x + w / 2 - 600) / 600;
    const top = 520 - far * random.between(320, 560);
    const wall = thinner(blend(blend('#8d93a0', '#b08d78', random.unit()), hue, 0.25), 0.5 - far * 0.28);
    stage.rect(
      x,
      top,
      w,
      1350 - top,
      sheet.gradient(
        [x, 0],
        [x + w, 0],
        [
          [0, thinner(wall, 0.25)],
          [1, deeper(wall, 0.08)],
        ],
      ),
    );
    const step = random.pick([
      [30, 44],
      [38, 56],
      [24, 70],
    ] as const);
    const columns = Array.from({ length: Math.floor((w - 24) / step[0]) }, (_, k) => x + 24 + k * step[0]);
    windows(stage, columns, [top + 26, 1330], {
      width: step[0] - 14,
      height: step[1] - 24,
      gap: 24,
      fill: i % 3 ? '#fff6e0' : deeper(wall, 0.35),
      opacity: 0.42,
    });
    x += w - 4;
  }
  glow(stage, 600, 900, 520, '#fff6e4', 0.6);
  const road = deeper(blend('#8d8a8c', hue, 0.12), (1 - stage.light) * 0.15);
  stage.rect(
    0,
    1350,
    1200,
    450,
    sheet.gradient(
      [0, 1350],
      [0, 1800],
      [
        [0, deeper(road, 0.15)],
        [1, road],
      ],
    ),
  );
  taxi(stage, random.chance(0.5) ? 70 : 830, 1376);
  for (let i = -3; i < 8; i++) {
    const x = i * 170 + 30;
    const at = (px: number, y: number) => [600 + (px - 600) * (0.62 + ((y - 1440) / 360) * 0.5), y] as const;
    stage.poly([at(x, 1440), at(x + 92, 1440), at(x + 92, 1800), at(x, 1800)], '#f5f1ea', 0.82);
  }
  const post = random.chance(0.5) ? 120 : 1090;
  stage.rect(post - 7, 700, 14, 760, '#3b3a40');
  stage.path(`M${post - 34} 690h68v190h-68z`, '#33333a');
  for (const [k, c] of ['#d8473a', '#6b5a32', '#37533f'].entries()) stage.disc(post, 725 + k * 58, 20, 20, c);
  passersBy(stage, 1400, [
    [300, 0.5],
    [880, 0.6],
    [1010, 0.48],
  ]);
}

function taxi(stage: Stage, x: number, y: number): void {
  const yellow = '#d9ab3a';
  stage.path(`M${x} ${y}q6-62 62-66l48-54q90-16 150 0l46 54q46 4 50 66z`, yellow, 0.9);
  stage.path(
    `M${x + 76} ${y - 66}l40-42q44-8 66-6v48zM${x + 196} ${y - 66}v-48q34 0 58 6l36 42z`,
    '#5c6670',
    0.85,
  );
  stage.disc(x + 84, y, 34, 34, '#2d2c31');
  stage.disc(x + 278, y, 34, 34, '#2d2c31');
}

export function brownstone(stage: Stage): void {
  const { sheet, hue, random } = stage;
  const brick = blend(random.pick(['#9b5f4c', '#8a5a50', '#a8705a']), hue, 0.2);
  outdoors(stage, 1400);
  stage.rect(
    0,
    0,
    1200,
    1400,
    sheet.gradient(
      [0, 0],
      [1200, 0],
      [
        [0, thinner(brick, 0.42)],
        [1, thinner(brick, 0.22)],
      ],
    ),
  );
  const courses = Array.from({ length: 58 }, (_, k) => `M0 ${k * 24 + 12}H1200`).join('');
  sheet.line(courses, thinner(brick, 0.7), 3.4, 0.4);
  const burnt = Array.from({ length: 60 }, () => {
    const row = random.whole(0, 57);
    return `M${random.whole(0, 24) * 50 + (row % 2) * 25} ${row * 24 + 14}h46v20h-46z`;
  });
  stage.path(burnt.join(''), deeper(brick, 0.2), 0.28);
  const window = (x: number, y: number) => {
    stage.rect(x - 16, y - 34, 212, 34, '#e5d8c8');
    stage.rect(x, y, 180, 320, '#efe7da');
    stage.rect(
      x + 14,
      y + 14,
      152,
      292,
      sheet.gradient(
        [x, y],
        [x + 180, y + 320],
        [
          [0, '#c8d3da'],
          [0.5, '#7b8994'],
          [1, '#56626d'],
        ],
      ),
    );
    pen(stage, `M${x + 14} ${y + 160}h152M${x + 90} ${y + 14}v292`, 6, 0.55);
    stage.rect(x - 20, y + 320, 220, 22, '#d9cbb9');
  };
  const left = random.chance(0.5);
  for (const x of left ? [60, 900] : [120, 960])
    for (const y of [180, 760]) if (!(left ? x > 800 : x < 300) || y < 500) window(x, y);
  const door = left ? 880 : 80;
  stage.rect(door - 26, 700, 272, 610, '#e2d4c2');
  stage.rect(door, 730, 220, 580, deeper(blend(hue, '#3d2f3a', 0.6), 0.1));
  stage.path(`M${door} 830v-100h220v100z`, '#f3deb0', 0.8);
  pen(stage, `M${door + 110} 840v460M${door + 24} 870h64v170h-64zM${door + 132} 870h64v170h-64z`, 4, 0.5);
  for (let k = 0; k < 5; k++)
    stage.rect(door - 60 - k * 18, 1300 + k * 34, 340 + k * 36, 36, k % 2 ? '#cdbba8' : '#dccdbb');
  const rail = left ? door - 150 : door + 370;
  pen(
    stage,
    `M${rail} 1468V1150L${rail + (left ? 90 : -90)} 1010M${rail - 26} 1466V1170M${rail + 28} 1466V1120`,
    8,
    0.85,
  );
  tree(stage, left ? 130 : 1070, 1480, '#8d9a5c');
  paving(stage, 1470);
  passersBy(stage, 1440, [
    [left ? 330 : 850, 0.5],
    [left ? 250 : 950, 0.62],
  ]);
}
