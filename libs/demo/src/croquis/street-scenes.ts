import type { ScenePlace } from '../catalogue/outfit.js';
import { blend, deeper, thinner } from './colour.js';
import { bystander, glow, type Stage } from './stage.js';

const PEN = '#4a4148';
const pen = (stage: Stage, d: string, width = 2.4, opacity = 0.5) => stage.sheet.line(d, PEN, width, opacity);

/** Sky, and a pavement from `kerb` downwards. */
function outdoors(stage: Stage, kerb: number): void {
  const { sheet, light, hue } = stage;
  const top = blend(blend('#e9b48f', '#a9c4dc', light), hue, 0.25);
  stage.rect(
    0,
    0,
    1200,
    kerb,
    sheet.gradient(
      [0, 0],
      [0, kerb],
      [
        [0, top],
        [1, '#f8efe0'],
      ],
    ),
  );
  const stone = deeper(blend('#cfc6bb', hue, 0.2), (1 - light) * 0.16);
  stage.rect(
    0,
    kerb,
    1200,
    1800 - kerb,
    sheet.gradient(
      [0, kerb],
      [0, 1800],
      [
        [0, deeper(stone, 0.1)],
        [1, thinner(stone, 0.3)],
      ],
    ),
  );
}

/** Joints of paving stones running to the vanishing point. */
function paving(stage: Stage, kerb: number): void {
  const lines = [-900, -500, -180, 120, 430, 760, 1080, 1380, 1700, 2100].map(
    (x) => `M${x} 1800L${Math.round(600 + (x - 600) * 0.42)} ${kerb}`,
  );
  const rows = [0.1, 0.26, 0.5, 0.8].map((f) => `M0 ${Math.round(kerb + (1800 - kerb) * f)}H1200`);
  pen(stage, [...lines, ...rows].join(''), 2, 0.16);
}

/** People going about their day, paler the further off they are, and a photographer now and then. */
function passersBy(
  stage: Stage,
  ground: number,
  spots: readonly (readonly [x: number, scale: number])[],
): void {
  const tones = ['#4d4a58', '#5d4f4a', '#3f4c5a', '#6b5a52', '#7a5961'];
  for (const [x, scale] of spots) {
    const kind = stage.random.chance(0.35) ? 'shoots' : 'walks';
    const tone = stage.random.pick(tones);
    const y = ground + (scale - 0.5) * 240;
    stage.disc(x + 26 * scale, y - 2, 62 * scale, 9 * scale, '#3a3340', 0.18);
    bystander(stage, x + stage.random.between(-20, 20), y, 560 * scale, tone, 0.3 + scale * 0.35, kind);
  }
}

function haussmann(stage: Stage): void {
  const { sheet, hue, random } = stage;
  const stone = blend('#e6d9c2', hue, 0.18);
  const shade = deeper(stone, 0.2);
  outdoors(stage, 1390);
  stage.rect(
    0,
    0,
    1200,
    1390,
    sheet.gradient(
      [0, 0],
      [1200, 300],
      [
        [0, thinner(stone, 0.35)],
        [1, shade],
      ],
    ),
  );
  const glass = blend('#7f93a3', hue, 0.25);
  const bay = `<path d="M52 60h116v250h-116z" fill="${shade}"/><path d="M62 72h96v238h-96z" fill="${glass}"/><path d="M62 72h40l-40 120z" fill="#fff" opacity=".35"/><path d="M110 72v238M62 150h96" stroke="#f4ecdd" stroke-width="7"/><path d="M40 48h140v14h-140z" fill="#f7f0e2"/><path d="M24 318h172v9h-172zM24 252h172v6h-172z" fill="${PEN}"/><path d="M34 258v60M52 258v60M70 258v60M88 258v60M106 258v60M124 258v60M142 258v60M160 258v60M178 258v60" stroke="${PEN}" stroke-width="3"/><path d="M0 352h220v10h-220z" fill="${shade}"/><path d="M0 362h220v5h-220z" fill="#fff" opacity=".5"/>`;
  stage.rect(0, 0, 1200, 1010, sheet.turned(sheet.tile(220, 380, bay), 0));
  const front = deeper(blend('#47584f', hue, 0.35), 0.12);
  stage.rect(0, 1010, 1200, 380, front);
  for (const x of [40, 330, 640, 930]) {
    stage.rect(
      x,
      1080,
      230,
      290,
      sheet.gradient(
        [x, 1080],
        [x + 230, 1370],
        [
          [0, '#f6dfb4'],
          [0.6, blend(glass, '#f6dfb4', 0.5)],
          [1, glass],
        ],
      ),
    );
    pen(stage, `M${x} 1080h230v290h-230zM${x + 115} 1080v290`, 4, 0.6);
  }
  const awning = random.pick(['#9c3b34', '#2f4a3e', '#2f4263', '#c79a4a']);
  stage.poly(
    [
      [0, 1010],
      [1200, 1010],
      [1200, 1062],
      [0, 1062],
    ],
    awning,
  );
  stage.path(`M0 1062${'q25 36 50 0'.repeat(24)}z`, awning);
  stage.rect(0, 1010, 1200, 12, '#ffffff', 0.25);
  paving(stage, 1390);
  lamp(stage, random.chance(0.5) ? 150 : 1050, 1460);
  passersBy(stage, 1430, [
    [230, 0.55],
    [980, 0.7],
    [1080, 0.5],
  ]);
}

function lamp(stage: Stage, x: number, ground: number): void {
  stage.rect(x - 7, 520, 14, ground - 520, PEN);
  stage.rect(x - 20, ground - 90, 40, 90, PEN);
  stage.path(`M${x - 34} 410h68l-12 100h-44zM${x - 40} 410l40-44l40 44z`, PEN, 0.9);
  stage.path(`M${x - 26} 420h52l-10 82h-32z`, '#ffe9b8', 0.95);
  if (stage.light < 0.6) glow(stage, x, 460, 210, '#ffe2a0', 0.6);
}

function crossing(stage: Stage): void {
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
    const grid = sheet.tile(
      step[0],
      step[1],
      `<path d="M7 9h${step[0] - 14}v${step[1] - 24}h${14 - step[0]}z" fill="${i % 3 ? '#fff6e0' : deeper(wall, 0.35)}" opacity=".42"/>`,
    );
    stage.rect(x + 8, top + 20, w - 16, 1300 - top, sheet.turned(grid, 0));
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

function colonnade(stage: Stage): void {
  const { sheet, hue, light } = stage;
  const stone = deeper(blend('#dccdb4', hue, 0.2), (1 - light) * 0.12);
  const shade = deeper(stone, 0.3);
  outdoors(stage, 1330);
  stage.rect(
    0,
    0,
    1200,
    1330,
    sheet.gradient(
      [0, 0],
      [1200, 0],
      [
        [0, deeper(stone, 0.12)],
        [0.5, thinner(stone, 0.6)],
        [1, stone],
      ],
    ),
  );
  glow(stage, 640, 930, 420, '#fff5e0', 0.9);
  // The arcade runs away to the right of the vanishing point, pier after pier.
  const piers = [
    [-160, 300],
    [210, 190],
    [430, 118],
    [560, 74],
    [640, 46],
  ] as const;
  const y = (x: number, top: number) => 980 + (top - 980) * Math.max(0.12, (720 - x) / 880);
  for (const [x, w] of piers) {
    const [top, foot] = [y(x, -420), y(x, 1560)];
    const next = x + w * 1.62;
    stage.path(
      `M${x + w * 0.5} ${Math.round(foot)}V${Math.round(y(x, 260))}Q${Math.round((x + next) / 2 + w * 0.2)} ${Math.round(y((x + next) / 2, -160))} ${Math.round(next)} ${Math.round(y(next, 260))}V${Math.round(y(next, 1560))}z`,
      sheet.gradient(
        [x, 0],
        [next, 0],
        [
          [0, shade],
          [1, thinner(shade, 0.5)],
        ],
      ),
      0.55,
    );
    stage.poly(
      [
        [x, top],
        [x + w * 0.5, y(x + w * 0.5, -420)],
        [x + w * 0.5, y(x + w * 0.5, 1560)],
        [x, foot],
      ],
      thinner(stone, 0.25),
    );
    pen(stage, `M${x + w * 0.5} ${Math.round(y(x + w * 0.5, 1560))}V${Math.round(y(x, 260))}`, 3, 0.35);
  }
  for (const [k, x] of [880, 1010, 1160].entries()) {
    const w = 46 + k * 34;
    const [top, foot] = [330 - k * 170, 1352 + k * 52];
    stage.rect(
      x - w / 2,
      top,
      w,
      foot - top,
      sheet.gradient(
        [x - w / 2, 0],
        [x + w / 2, 0],
        [
          [0, thinner(stone, 0.5)],
          [1, shade],
        ],
      ),
    );
    stage.rect(x - w * 0.7, top, w * 1.4, 26 + k * 8, thinner(stone, 0.4));
    stage.rect(x - w * 0.7, foot - 24, w * 1.4, 28 + k * 6, stone);
    stage.poly(
      [
        [x - w / 2, foot],
        [x + w / 2, foot],
        [x + w / 2 - 330, foot + 120],
        [x - w / 2 - 360, foot + 120],
      ],
      '#4a4148',
      0.14,
    );
  }
  for (let i = -6; i < 9; i++)
    for (let k = 0; k < 4; k++) {
      if ((i + k) % 2) continue;
      const f = [0, 0.13, 0.34, 0.64, 1];
      const at = (px: number, g: number) =>
        [700 + (px * 260 - 60) * (0.36 + 0.84 * g), 1350 + 450 * g] as const;
      stage.poly(
        [at(i, f[k] ?? 0), at(i + 1, f[k] ?? 0), at(i + 1, f[k + 1] ?? 1), at(i, f[k + 1] ?? 1)],
        '#6d5f5d',
        0.16,
      );
    }
  passersBy(stage, 1390, [
    [790, 0.42],
    [330, 0.55],
    [960, 0.6],
  ]);
}

function brownstone(stage: Stage): void {
  const { sheet, hue, random } = stage;
  const brick = blend(random.pick(['#9b5f4c', '#8a5a50', '#a8705a']), hue, 0.2);
  outdoors(stage, 1400);
  const bond = `<path d="M0 0h46v19h-46zM50 0h46v19h-46zM-24 24h46v19h-46zM26 24h46v19h-46zM76 24h46v19h-46z" fill="${deeper(brick, 0.18)}" opacity=".35"/>`;
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
  stage.rect(0, 0, 1200, 1400, sheet.turned(sheet.tile(100, 48, bond), 0));
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

function tree(stage: Stage, x: number, ground: number, leaf: string): void {
  const { random, hue } = stage;
  stage.poly(
    [
      [x - 24, ground],
      [x - 14, 700],
      [x + 12, 700],
      [x + 26, ground],
    ],
    '#6d5848',
  );
  for (let i = 0; i < 12; i++) {
    const r = random.between(80, 150);
    stage.disc(
      x + random.between(-210, 210),
      380 + random.between(-330, 250),
      r,
      r * 0.8,
      i % 3 ? blend(leaf, hue, 0.2) : thinner(leaf, 0.35),
      0.62,
    );
  }
}

function terrace(stage: Stage): void {
  const { sheet, hue, random } = stage;
  outdoors(stage, 1380);
  const wood = blend(random.pick(['#5d3b34', '#2f4a42', '#39425c']), hue, 0.15);
  stage.rect(0, 0, 1200, 1380, wood);
  stage.rect(0, 0, 1200, 330, thinner(blend('#d9cbb4', hue, 0.2), 0.2));
  for (const x of [-20, 300, 620, 940]) {
    stage.rect(
      x + 12,
      520,
      286,
      700,
      sheet.gradient(
        [x, 520],
        [x + 290, 1220],
        [
          [0, '#f8e2b6'],
          [0.5, '#e9c98f'],
          [1, '#b48c62'],
        ],
      ),
    );
    stage.poly(
      [
        [x + 12, 520],
        [x + 130, 520],
        [x + 12, 900],
      ],
      '#ffffff',
      0.35,
    );
    pen(stage, `M${x + 155} 520v700M${x + 12} 700h286`, 6, 0.5);
    stage.disc(x + 155, 640, 20, 24, '#fff7df');
  }
  const canvas = random.pick(['#a8433b', '#3d6152', '#34507a', '#c08f45']);
  const stripes = sheet.tile(
    100,
    40,
    `<rect width="50" height="40" fill="${canvas}"/><rect x="50" width="50" height="40" fill="#f8f1e4"/>`,
  );
  stage.rect(0, 330, 1200, 190, sheet.turned(stripes, 0));
  stage.rect(
    0,
    330,
    1200,
    190,
    sheet.gradient(
      [0, 330],
      [0, 520],
      [
        [0, '#000000', 0.02],
        [1, '#241b22', 0.3],
      ],
    ),
  );
  stage.path(`M0 516${'q25 44 50 0'.repeat(24)}z`, sheet.turned(stripes, 0));
  paving(stage, 1380);
  for (const x of [120, 1070]) {
    stage.disc(x + 10, 1532, 120, 18, '#3a3340', 0.2);
    for (const dx of [-120, 120]) {
      pen(
        stage,
        `M${x + dx} 1300q${dx > 0 ? 30 : -30} 20 ${dx > 0 ? 14 : -14} 110v110M${x + dx - 46} 1410h92M${x + dx - 40} 1410l-8 112M${x + dx + 40} 1410l8 112`,
        8,
        0.75,
      );
      stage.disc(x + dx, 1410, 52, 11, '#b98d5a');
    }
    stage.rect(x - 6, 1330, 12, 190, '#3f3a40');
    stage.disc(x, 1326, 104, 17, '#f4eee3');
    stage.disc(x - 30, 1312, 16, 9, '#ffffff');
    stage.path(`M${x + 24} 1320l4-40h26l4 40z`, '#ffffff', 0.8);
  }
  passersBy(stage, 1420, [
    [330, 0.48],
    [890, 0.52],
  ]);
}

function canal(stage: Stage): void {
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
    const bay = sheet.tile(
      66,
      130,
      `<path d="M18 30h30v58h-30z" fill="#55636e" opacity=".7"/><path d="M6 30h11v58h-11zM49 30h11v58h-11z" fill="${deeper(wall, 0.4)}" opacity=".6"/>`,
    );
    stage.rect(x + 10, top + 20, w - 20, 960 - top, sheet.turned(bay, 0));
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

function park(stage: Stage): void {
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

export const STREET_SCENES: Partial<Record<ScenePlace, (stage: Stage) => void>> = {
  haussmann,
  crossing,
  colonnade,
  brownstone,
  terrace,
  canal,
  park,
};
