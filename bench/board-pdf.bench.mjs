/** A board of 100 looks as a PDF, four a page: with pictures that nobody has asked for yet, and with all of them rendered. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoardPdfs, PictureStore } from '@toile/api';
import { drawLook, generateCatalogue } from '@toile/demo';

const LOOKS = 100;
const ROUNDS = 3;
const GOAL_MS = 10_000;

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  try {
    const looks = generateCatalogue({ seed: 'bench', scale: 'small' }).looks.slice(0, LOOKS);
    const byFile = new Map(looks.map((look, index) => [`look-${index}.jpg`, look]));
    const original = async (name) => Buffer.from(drawLook(byFile.get(name)));
    const pictures = new PictureStore({ original }, folder);
    const cold = [await measured(pictures, 'en', 0)];
    const warm = [];
    for (let round = 1; round <= ROUNDS; round += 1) warm.push(await measured(pictures, 'zh', round));
    const row = (what, runs) => ({
      what,
      'slowest ms': Math.round(Math.max(...runs.map(({ ms }) => ms))),
      'median CPU ms': Math.round(median(runs.map(({ cpuMs }) => cpuMs))),
      MB: (runs[0].bytes / 2 ** 20).toFixed(1),
    });
    const load = loadavg()[0]?.toFixed(1);
    return {
      rows: [row('pictures rendered meanwhile', cold), row('pictures there, in Chinese', warm)],
      notes: [
        `${LOOKS} looks, goal ${GOAL_MS} ms; load average ${load}. One that is kept is answered at once.`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A sheet that differs by round, so that none is kept from before. */
async function measured(pictures, language, round) {
  const pdfs = new BoardPdfs(pictures, console);
  const sheet = {
    title: `Round ${round} · 灵感板`,
    eyebrow: '灵感板',
    description: '',
    lines: [],
    credits: '出处与备注',
    language,
    changedAt: new Date(0).toISOString(),
    looksPerPage: 4,
    cover: 0,
    looks: Array.from({ length: LOOKS }, (_, index) => ({
      title: 'Castellani Brera',
      facts: ['2026 秋冬 · 女装', `巴黎 · 造型 ${index}`, 'Zofia Lanterne'],
      note: index % 3 === 0 ? '袖子的剪裁，干净利落。' : null,
      colours: ['#561a2a'],
      image_filename: `look-${index}.jpg`,
    })),
  };
  const [before, from] = [process.cpuUsage(), performance.now()];
  const { length } = await pdfs.make(pdfs.keyOf('bench', round, sheet), sheet).pdf;
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - from, cpuMs: (user + system) / 1000, bytes: length };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
