import { blend, deeper, thinner } from '../colour.js';
import { bystander } from './people.js';
import { type Stage } from './stage.js';

export const PEN = '#4a4148';

export const pen = (stage: Stage, d: string, width = 2.4, opacity = 0.5) =>
  stage.sheet.line(d, PEN, width, opacity);

/** Sky, and a pavement from `kerb` downwards. */
export function outdoors(stage: Stage, kerb: number): void {
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
export function paving(stage: Stage, kerb: number): void {
  const lines = [-900, -500, -180, 120, 430, 760, 1080, 1380, 1700, 2100].map(
    (x) => `M${x} 1800L${Math.round(600 + (x - 600) * 0.42)} ${kerb}`,
  );
  const rows = [0.1, 0.26, 0.5, 0.8].map((f) => `M0 ${Math.round(kerb + (1800 - kerb) * f)}H1200`);
  pen(stage, [...lines, ...rows].join(''), 2, 0.16);
}

/** People going about their day, paler the further off they are, and a photographer now and then. */
export function passersBy(
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
    const haze = blend(tone, blend('#e9ddd0', stage.hue, 0.25), 0.62 - scale * 0.35);
    bystander(stage, x + stage.random.between(-20, 20), y, 560 * scale, haze, kind);
  }
}

export function tree(stage: Stage, x: number, ground: number, leaf: string): void {
  const { random, hue, sheet } = stage;
  const bark = '#6d5848';
  stage.poly(
    [
      [x - 26, ground],
      [x - 13, 640],
      [x - 6, 330],
      [x + 6, 330],
      [x + 13, 640],
      [x + 28, ground],
    ],
    bark,
  );
  const branches = [-150, -80, 90, 160].map(
    (dx) =>
      `M${x} ${760 - Math.abs(dx)}Q${x + dx * 0.3} ${620 - Math.abs(dx)} ${x + dx} ${500 - Math.abs(dx)}`,
  );
  sheet.line(branches.join(''), bark, 9, 0.9);
  // A crown of clouds: dark ones low and behind, light ones above.
  for (let i = 0; i < 20; i++) {
    const f = i / 19;
    const angle = random.unit() * 2 * Math.PI;
    const reach = 170 * Math.sqrt(random.unit());
    const tint = thinner(deeper(blend(leaf, hue, 0.2), 0.16 * (1 - f)), 0.08 + 0.34 * f);
    const r = random.between(64, 112) * (1 - 0.3 * f);
    stage.disc(
      x + Math.cos(angle) * reach * 1.15,
      400 - 150 * f + Math.sin(angle) * reach * 0.95,
      r * 1.15,
      r * 0.8,
      tint,
      0.8,
    );
  }
}
