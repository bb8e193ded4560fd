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
  const empty = emptyPage();
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
      'JS above an empty page KB': Math.round((p75('javascript') - empty) / 1_000),
      'largest is': loads[0].largest,
    });
  }
  await browser.close();
  return rows;
}

/** What Next itself sends with every page, packed as it is sent. */
function emptyPage() {
  const folder = new URL('../../apps/web/.next/standalone/apps/web/.next/', import.meta.url);
  const { rootMainFiles } = JSON.parse(readFileSync(new URL('build-manifest.json', folder), 'utf8'));
  const sizes = rootMainFiles.map((file) => statSync(new URL(`${file}.br`, folder)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}
