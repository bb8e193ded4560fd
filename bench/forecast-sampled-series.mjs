import { randomFrom } from './forecast-series.mjs';

/**
 * Weekly shares as they are counted in pictures people post: the sample grows from year to year, so that early weeks are noisier, and
 * small shares most of all; series of one kind of garment share their season, how it moves by some days each year, and the weather.
 */
const SEASON = 52;
const GROUPS = 10;

/** `sample`: pictures a week at first; `growth`: of the sample a year, in logarithms; `share`: middle share, in logarithms; `slope`: of
 * the level a year, which persists; `shift`: weeks by which a season comes early or late. */
export const SAMPLES = {
  'shares in a sample': { sample: 4000, growth: 0.55, share: -4.5, slope: 0.22, shift: 0.7 },
  'small shares in a small sample': { sample: 600, growth: 0.55, share: -5, slope: 0.22, shift: 0.7 },
  'a sample that grows quickly': { sample: 400, growth: 0.9, share: -5, slope: 0.22, shift: 0.7 },
  'trends in a sample': { sample: 4000, growth: 0.55, share: -4.5, slope: 0.4, shift: 0.7 },
};

/** `count` series of `length` weeks. */
export function sampledSeries(kind, count, length, seed) {
  const rules = SAMPLES[kind];
  const random = randomFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  const remembering = (memory, size) => {
    let last = 0;
    return () => {
      last = memory * last + Math.sqrt(1 - memory ** 2) * size * normal();
      return last;
    };
  };
  const years = Math.ceil(length / SEASON) + 1;
  const groups = Array.from({ length: GROUPS }, () => {
    const weather = remembering(0.85, 0.05);
    return {
      shape: seasonShape(random, normal),
      shifts: Array.from({ length: years }, () => rules.shift * normal()),
      weather: Array.from({ length }, weather),
    };
  });
  return Array.from({ length: count }, (_, index) => {
    const group = groups[Math.floor(random() * GROUPS)];
    const own = seasonShape(random, normal);
    const size = 0.55 * Math.exp(0.6 * normal());
    const middle = rules.share + 1.1 * normal();
    const sample = rules.sample * Math.exp(0.5 * normal());
    const noise = remembering(0.6, 0.04 * Math.exp(0.4 * normal()));
    const lag = 1.2 * normal();
    const emerging = { at: random() * length, weeks: 10 + 25 * random(), size: emergence(random) };
    const sizes = Array.from({ length: years }, () => Math.exp(0.08 * normal()));
    let slope = (rules.slope * normal()) / SEASON;
    let level = 0;
    let wander = 0;
    const values = Array.from({ length }, (_, t) => {
      const year = Math.floor(t / SEASON);
      const part = (t % SEASON) / SEASON;
      const between = (of) => of[year] * (1 - part) + of[year + 1] * part;
      if (t % 26 === 0) slope = 0.8 * slope + (0.6 * rules.slope * normal()) / SEASON;
      level += slope + (random() < 0.12 / SEASON ? 0.3 * normal() : 0);
      wander = 0.99 * wander + 0.012 * normal();
      const shift = between(group.shifts);
      const seasonal =
        size * between(sizes) * (0.65 * group.shape(t + lag + shift) + 0.35 * own(t + shift / 2));
      const risen = emerging.size / (1 + Math.exp(-(t - emerging.at) / emerging.weeks));
      const logarithm = middle + level + wander + seasonal + noise() + group.weather[t] + risen;
      const share = Math.min(0.8, Math.exp(logarithm));
      const pictures = sample * Math.exp((rules.growth * t) / SEASON);
      return Math.max(0, share + Math.sqrt((share * (1 - share)) / pictures) * normal());
    });
    const most = Math.max(...values);
    return { name: `${kind} ${index}`, values: values.map((value) => value / most) };
  });
}

/** One in ten rises for good, one in sixteen fades. */
function emergence(random) {
  const kind = random();
  if (kind < 0.1) return 1.3 * random();
  return kind < 0.16 ? -1.2 * random() : 0;
}

/** A yearly curve of mean square 1: waves, and in every second one two peaks. */
function seasonShape(random, normal) {
  const waves = [1, 2, 3, 4].map((wave) => ({ wave, size: normal() / wave ** 1.3, phase: random() * 6.283 }));
  const peaks = Array.from({ length: random() < 0.5 ? 2 : 0 }, () => ({
    at: random() * SEASON,
    width: 1 + 2.5 * random(),
    size: 1.6 * normal(),
  }));
  const raw = (t) => {
    const smooth = waves.reduce(
      (sum, { wave, size, phase }) => sum + size * Math.cos((2 * Math.PI * wave * t) / SEASON + phase),
      0,
    );
    return peaks.reduce((sum, { at, width, size }) => {
      const away = (((t - at) % SEASON) + SEASON) % SEASON;
      return sum + size * Math.exp(-((Math.min(away, SEASON - away) / width) ** 2));
    }, smooth);
  };
  const square = Array.from({ length: SEASON }, (_, t) => raw(t) ** 2).reduce((sum, one) => sum + one, 0);
  return (t) => raw(t) / Math.sqrt(square / SEASON);
}
