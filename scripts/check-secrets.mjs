/**
 * `node scripts/check-secrets.mjs [file …]`: passwords, keys and tokens that would be published with the files, all that Git
 * knows when none is named. Nothing is asked of the network, and what is found is shown by its place alone.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

/** Samples that open nothing. Each entry says why it may stand there. */
const ALLOWED = [
  {
    text: 'toile:toile@127.0.0.1',
    reason: 'stores in containers of a test’s own, on this machine, gone with it',
  },
];
/** What our own secrets look like: `npm run secrets` and the services' settings. */
const OURS =
  /(?:SECRET|PASSWORD|TOKEN|ACCESS_KEY)\w*["']?\s*[:=]\s*["'`]?([0-9a-f]{32,}|[\w+/-]{43,}={0,2})(?![\w(.])/g;

const named = process.argv.slice(2);
const list = () => execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
const config = { rules: [{ id: 'recommended', rule: recommended, options: {} }] };
const found = [];
let looked = 0;

for (const file of named.length > 0 ? named : list()) {
  const content = readFileSync(file);
  // Of `.env.example` the environment classes are the source, and its values are looked at as any other's.
  if (/^\.env(\.(?!example$)|$)/.test(basename(file)))
    found.push(`${file}: files of settings are not for Git`);
  // Pictures and the like.
  if (content.includes(0)) continue;
  looked += 1;
  const text = content.toString();
  const lines = text.split('\n');
  const note = (line, what) => {
    const isSample = ALLOWED.some((sample) => lines[line - 1]?.includes(sample.text));
    if (!isSample) found.push(`${file}:${line}: ${what}`);
  };
  const { messages } = await lintSource({
    source: { filePath: file, content: text, ext: extname(file), contentType: 'text' },
    options: { config, maskSecrets: true, noPhysicFilePath: true },
  });
  for (const { loc, ruleId } of messages) note(loc.start.line, ruleId.replace(/.*secretlint-rule-/, ''));
  for (const { index } of text.matchAll(OURS))
    note(text.slice(0, index).split('\n').length, 'a value that looks like one of our own secrets');
}

if (found.length > 0) {
  console.error(found.map((one) => `  ${one}`).join('\n'));
  console.error(
    '  Take it out, and out of the history, and make a new one: what was pushed is known.\n' +
      '  A sample that opens nothing goes into ALLOWED of scripts/check-secrets.mjs, with its reason.',
  );
  process.exit(1);
}
console.log(`    no secret in ${looked} files`);
// Else the linter's profiler goes over all its marks for each of them, for half a minute and nobody.
process.exit();
