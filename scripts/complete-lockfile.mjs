/**
 * Adds to package-lock.json the optional packages of foreign platforms that npm left out because its registry lacks
 * their binaries. Without them `npm ci` refuses the lock file elsewhere. Says of those for musl that they are, where their makers
 * do not: npm would install them beside those for glibc, 100 MB in one case. Run it after every install that changes the lock.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some((place) => lock.packages[place]) || /[\^~><*| ]/.test(version)) continue;
    const words = name.split(/[/-]/);
    const os = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'].filter((one) =>
      words.includes(one),
    );
    const cpu = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'wasm32'].filter((one) =>
      words.includes(one),
    );
    lock.packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...(os.length ? { os } : {}),
      ...(cpu.length ? { cpu } : {}),
    };
    added.push(`${name}@${version}`);
  }
}
for (const [path, entry] of Object.entries(lock.packages))
  if (entry.optional && path.endsWith('-musl') && !entry.libc) {
    entry.libc = ['musl'];
    added.push(`libc of ${path}`);
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length ? `added ${added.join(', ')}` : 'the lock file is complete');
