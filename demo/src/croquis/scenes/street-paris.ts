import { blend, deeper, thinner } from '../colour.js';
import { glow, type Stage } from './stage.js';
import { outdoors, PEN, passersBy, paving, pen } from './street.js';

export function haussmann(stage: Stage): void {
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
  const bay = `<path d="M52 60h116v250h-116z" fill="${shade}"/><path d="M62 72h96v238h-96z" fill="${glass}"/><path d="M62 72h40l-40 120z" fill="#fff" fill-opacity=".35"/><path d="M110 72v238M62 150h96" stroke="#f4ecdd" stroke-width="7"/><path d="M40 48h140v14h-140z" fill="#f7f0e2"/><path d="M24 318h172v9h-172zM24 252h172v6h-172z" fill="${PEN}"/><path d="M34 258v60M52 258v60M70 258v60M88 258v60M106 258v60M124 258v60M142 258v60M160 258v60M178 258v60" stroke="${PEN}" stroke-width="3"/><path d="M0 352h220v10h-220z" fill="${shade}"/><path d="M0 362h220v5h-220z" fill="#fff" fill-opacity=".5"/>`;
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

export function terrace(stage: Stage): void {
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
