import { existsSync, readFileSync, statSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { percentile } from './measuring.mjs';
import { visit } from './visit.mjs';

const LOADS = 7;

/** @param pages name → address; the first load of each finds pictures that nobody has seen yet, the others find them made */
export async function inBrowser(pages) {
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  const rows = [];
  for (const [name, address] of Object.entries(pages)) {
    const never = await visit(browser, address, name);
    const loads = [];
    for (let i = 0; i < LOADS; i += 1) loads.push(await visit(browser, address, name));
    const p75 = (key) =>
      percentile(
        loads.map((load) => load[key]),
        0.75,
      );
    rows.push({
      page: name,
      'LCP, never seen, ms': Math.round(never.lcp),
      'LCP ms': Math.round(p75('lcp')),
      CLS: Number(p75('cls').toFixed(3)),
      'INP ms': Math.round(p75('inp')),
      'JS above an empty page KB': Number((weight(loads[0].scripts) / 1_000).toFixed(1)),
      'largest is': loads[0].largest,
    });
  }
  await browser.close();
  return rows;
}

/** Bytes of these scripts packed by gzip, without those that Next itself sends with every page. */
function weight(paths) {
  const folder = new URL('../../apps/web/.next/standalone/apps/web/.next/', import.meta.url);
  const { rootMainFiles } = JSON.parse(readFileSync(new URL('build-manifest.json', folder), 'utf8'));
  const files = paths.flatMap((path) => (path.startsWith('/_next/') ? [path.slice('/_next/'.length)] : []));
  return files
    .filter((file) => !rootMainFiles.includes(file))
    .reduce((sum, file) => sum + statSync(new URL(`${file}.gz`, folder)).size, 0);
}
