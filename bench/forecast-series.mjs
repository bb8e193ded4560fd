/**
 * Weekly series as fashion has them, made by known rules: shares of a few common seasons, levels that fade, jump or wander, noise
 * that is multiplicative and remembers. Families differ in what they have much of, so that a method is not fitted to one.
 */
const SEASON = 52;

export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `season`: size of the season; `own`: share of it that is the series' alone; `wander`: of the level a week; `revert`: how it comes back;
 * `noise` and its `memory`; `jumps`: level shifts a year; `emerge`: share that appears suddenly; `slope`: of the level a year, fading;
 * `vary`: how much a season's size differs from year to year. */
export const FAMILIES = {
  steady: {
    season: 0.45,
    own: 0.3,
    wander: 0.01,
    revert: 0.02,
    noise: 0.12,
    memory: 0.2,
    jumps: 0.05,
    emerge: 0,
    slope: 0.1,
    vary: 0.1,
  },
  wandering: {
    season: 0.3,
    own: 0.4,
    wander: 0.05,
    revert: 0.02,
    noise: 0.12,
    memory: 0.4,
    jumps: 0.1,
    emerge: 0.03,
    slope: 0.15,
    vary: 0.15,
  },
  trending: {
    season: 0.35,
    own: 0.4,
    wander: 0.02,
    revert: 0.01,
    noise: 0.12,
    memory: 0.3,
    jumps: 0.1,
    emerge: 0.1,
    slope: 0.35,
    vary: 0.15,
  },
  broken: {
    season: 0.35,
    own: 0.4,
    wander: 0.02,
    revert: 0.02,
    noise: 0.15,
    memory: 0.3,
    jumps: 0.5,
    emerge: 0.15,
    slope: 0.15,
    vary: 0.2,
  },
  weak: {
    season: 0.12,
    own: 0.6,
    wander: 0.03,
    revert: 0.04,
    noise: 0.2,
    memory: 0.5,
    jumps: 0.1,
    emerge: 0.02,
    slope: 0.1,
    vary: 0.3,
  },
  noisy: {
    season: 0.3,
    own: 0.3,
    wander: 0.015,
    revert: 0.03,
    noise: 0.35,
    memory: 0.1,
    jumps: 0.05,
    emerge: 0.02,
    slope: 0.1,
    vary: 0.1,
  },
};

/** `count` series of `length` weeks of a family. */
export function fashionSeries(family, count, length, seed) {
  const rules = FAMILIES[family];
  const random = randomFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  const shape = () => {
    const waves = [1, 2, 3].map((wave) => ({
      wave,
      size: normal() / wave ** 1.2,
      phase: random() * 2 * Math.PI,
    }));
    const peaks = Array.from({ length: random() < 0.5 ? 2 : 0 }, () => ({
      at: random() * SEASON,
      width: 1 + 2 * random(),
      size: 2 * normal(),
    }));
    const values = Array.from({ length: SEASON }, (_, t) => {
      const smooth = waves.reduce(
        (sum, { wave, size, phase }) => sum + size * Math.cos((2 * Math.PI * wave * t) / SEASON + phase),
        0,
      );
      return peaks.reduce((sum, { at, width, size }) => {
        const away = Math.min(Math.abs(t - at), SEASON - Math.abs(t - at));
        return sum + size * Math.exp(-((away / width) ** 2));
      }, smooth);
    });
    const size = Math.sqrt(values.reduce((sum, one) => sum + one * one, 0) / SEASON);
    return values.map((one) => one / size);
  };
  const common = Array.from({ length: 6 }, shape);
  return Array.from({ length: count }, (_, index) => {
    const base = common[Math.floor(random() * common.length)];
    const own = shape();
    const size = rules.season * Math.exp(0.5 * normal());
    const noise = rules.noise * Math.exp(0.4 * normal());
    const start = random() < rules.emerge ? Math.floor(random() * (length - SEASON)) : 0;
    let slope = (rules.slope * normal()) / SEASON;
    let level = 0;
    let wander = 0;
    let remembered = 0;
    let scale = 1;
    const values = Array.from({ length }, (_, t) => {
      if (t % SEASON === 0) {
        scale = Math.exp(rules.vary * normal());
        slope = 0.7 * slope + (0.3 * rules.slope * normal()) / SEASON;
      }
      level += slope;
      if (random() < rules.jumps / SEASON) level += 0.4 * normal();
      wander = (1 - rules.revert) * wander + rules.wander * normal();
      remembered = rules.memory * remembered + Math.sqrt(1 - rules.memory ** 2) * noise * normal();
      const seasonal = size * scale * ((1 - rules.own) * base[t % SEASON] + rules.own * own[t % SEASON]);
      const risen = start > 0 ? 0.05 + 0.95 / (1 + Math.exp(-(t - start) / 6)) : 1;
      return risen * Math.exp(level + wander + seasonal + remembered);
    });
    const most = Math.max(...values);
    return { name: `${family} ${index}`, values: values.map((value) => value / most) };
  });
}
