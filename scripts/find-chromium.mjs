/** The browsers of the end-to-end tests, and how a machine without them gets them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium that never draws a window: a page takes it less than a third of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const first = (paths) => paths.find((path) => path && existsSync(path));

/**
 * Those that are there, else Debian's (as root), else Playwright's own.
 * @returns {{ browser?: string, whole?: string }} `whole` has what the shell lacks: it keeps pages that a reader goes back to
 */
export function findChromium() {
  const missing = [];
  if (!first([process.env.CHROMIUM, SHELL])) missing.push('chromium-headless-shell');
  if (!first(WHOLE)) missing.push('chromium');
  if (missing.length > 0) installFromDebian(missing);
  const whole = first(WHOLE) ?? (first([process.env.CHROMIUM, SHELL]) ? undefined : installFromPlaywright());
  return { browser: first([process.env.CHROMIUM, SHELL]) ?? whole, whole };
}

function installFromDebian(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`  installing Debian’s ${names.join(' and ')} …`);
  const script = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${names.join(' ')}`;
  spawnSync('sh', ['-c', script], { stdio: 'ignore', timeout: 180_000 });
}

function installFromPlaywright() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const own = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout.trim();
  return existsSync(own) ? own : undefined;
}
