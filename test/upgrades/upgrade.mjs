/** One installation whose services are those of one version or of the other, on stores that stay, before people who go on. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@toile/embedded';
import { startTcpProxy } from '@toile/testing';
import { judge, settled, viewers } from '../chaos/judge.mjs';
import { Load, Member } from '../chaos/load.mjs';
import { startStage } from '../chaos/stage.mjs';
import { askFigures, changes, commonFigures, redefined } from './figures.mjs';
import { answerOf, Readers } from './readers.mjs';

const THIS = join(import.meta.dirname, '../..');
const READY_MS = 60_000;
/** For answers that are under way when others take over. */
const HANDOVER_MS = 1_000;
/** Events of the demo's visitors over two years, so that hours and days are sealed by the version before. */
const DEMO_EVENTS = '20000';

export class Upgrade {
  failed = false;
  /** By the version that told them. */
  figures = new Map();

  static async start(earlier) {
    const upgrade = new Upgrade();
    await upgrade.#start(earlier);
    return upgrade;
  }

  async #start(earlier) {
    this.roots = { earlier, this: THIS };
    // What an orchestrator has before several processes of a service.
    this.doors = { api: await startTcpProxy(0), web: await startTcpProxy(0) };
    this.site = `http://127.0.0.1:${this.doors.api.port}`;
    console.log(
      '  PostgreSQL, ClickHouse, api, ingest, aggregator and web are started, and the demo is loaded …',
    );
    const stage = await startStage({ PUBLIC_URL: this.site, DEMO_EVENTS }, earlier);
    this.stage = stage;
    this.doors.api.retarget(stage.ports.api);
    const direct = stage.url;
    stage.url = (name) => (name === 'api' ? this.site : direct(name));
    await stage.command('load-demo.js');
    stage.hasMembers = true;
    await settled(stage);
    await this.#rollWeb();
    // Hours that the version before wrote are read as it read them until they are replayed.
    stage.recountsAs = ['--words', 'slugs'];
    stage.viewedBefore = await viewers(stage);
    this.reader = new Member(this.site);
    this.analyst = new Member(this.site, 'analyst@demo.toile.test');
    for (const member of [this.reader, this.analyst])
      if (!(await member.signIn())) throw new Error('a member of the demo cannot sign in');
    const web = `http://127.0.0.1:${this.doors.web.port}`;
    this.pages = [
      [`${web}/en`, 'text/html'],
      [`${web}/fr/look/search`, 'text/html'],
      [`${web}/es/collection`, 'text/html'],
      [`${this.site}/look/search`, 'application/json'],
      [`${this.site}/translations`, 'application/json'],
    ];
  }

  /** Does it while people go on, and says what they, the log, the warehouse and the figures make of it. */
  async under(name, happen) {
    const { stage } = this;
    const load = new Load(stage);
    const readers = new Readers(this.pages, () => this.webOf);
    const wrong = [];
    await load.start();
    readers.start();
    try {
      await happen();
      await sleep(2_000);
    } catch (error) {
      wrong.push(error.message);
    }
    await readers.stop();
    await load.stop();
    // What the earlier version's pages do wrong cannot be mended any more; it is told.
    const own = readers.failures.filter(({ by }) => by === this.roots.this);
    await settled(stage).catch((error) => wrong.push(error.message));
    wrong.push(
      ...own.slice(0, 3).map(({ said }) => `a reader was not answered: ${said}`),
      ...(own.length > 0 ? [stage.logOf('web').slice(-1_500)] : []),
      ...(await judge(stage, load).catch((error) => [error.message])),
      ...(await this.#asBefore().catch((error) => [error.message])),
    );
    const failed = readers.failures.length - own.length;
    const pages = `${readers.answered} pages${failed > 0 ? ` (${failed} not answered by the earlier version)` : ''}`;
    const seen = `${load.answered.size} beacons (${load.retries} tries again), ${load.commands} commands, ${pages}`;
    console.log(`  ${wrong.length > 0 ? '✗' : '✓'} ${name}: ${seen}${this.#said()}`);
    for (const line of wrong) console.log(`      ${line}`);
    if (wrong.length > 0) this.failed = true;
  }

  /** From now on figures as of this moment must stay what they are, in each version. */
  async remember() {
    const { body } = await this.analyst.send('GET', '/look/search');
    const [look] = body.results;
    this.addresses ??= await commonFigures(this.roots.earlier, this.roots.this);
    this.scope = {
      asOf: new Date().toISOString(),
      // The one that is shown, and one whose figures are sealed since long.
      seasons: [look.season.slug, look.season.slug.replace(/\d+$/, (year) => year - 1)],
      brand: look.designer.slug,
      trend: look.tags[0].slug,
    };
    await this.#figuresAsBefore();
  }

  /** As the job `migrate` does, beside the version that runs. */
  async migrate() {
    this.stage.root = this.roots.this;
    await this.stage.command('migrate.js');
    this.stage.root = this.roots.earlier;
    await sleep(3_000);
  }

  /** What this version reads in events of the earlier one is there from now on, so that the recount may look for it. */
  async replay() {
    for (const args of [['--topic', 'tracking'], ['--accept']])
      await this.stage.command('replay.js', ...args).catch((error) => {
        // 2: the comparison found differences, which are what it is for.
        if (!/ended with 2:/.test(error.message)) throw error;
      });
    this.stage.recountsAs = [];
    // Of the earlier reading.
    this.figures.clear();
  }

  /** What reads a new shape before what writes it; pages last. Back in the opposite order. */
  async roll(version) {
    this.stage.root = this.roots[version];
    const services = [
      () => this.#restart('aggregator', 'aggregator'),
      () => this.#restart('ingest', 'ingestInternal'),
      () => this.#rollApi(),
      () => this.#rollWeb(),
    ];
    for (const roll of version === 'this' ? services : services.reverse()) {
      await roll();
      await sleep(HANDOVER_MS);
    }
  }

  /** A stateful set's pod comes back to its own volume; readers' trackers try again meanwhile. */
  async #restart(name, port) {
    await this.stage.services[name].stop();
    this.stage.startService(name);
    await this.#ready(name, `${this.stage.url(port)}/health/ready`);
  }

  /** A deployment's pod goes once another is ready. */
  async #rollApi() {
    const old = this.stage.services.api;
    const [port, internal] = [await freePort(), await freePort()];
    this.stage.startService('api', { API_PORT: String(port), API_INTERNAL_PORT: String(internal) });
    await this.#handOver('api', port, `http://127.0.0.1:${internal}/health/ready`, old);
  }

  async #rollWeb() {
    const old = this.stage.services.web;
    const port = await freePort();
    const server = join(this.stage.root, 'apps/web/.next/standalone/apps/web/server.js');
    this.stage.startProgram('web', ['--dns-result-order=ipv4first', server], {
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: 'localhost',
      API_URL: this.site,
      PUBLIC_URL: this.site,
    });
    await this.#handOver('web', port, `http://127.0.0.1:${port}/robots.txt`, old);
  }

  async #handOver(name, port, ready, old) {
    await this.#ready(name, ready);
    this.doors[name].retarget(port);
    if (name === 'web') this.webOf = this.stage.root;
    await sleep(HANDOVER_MS);
    await old?.stop();
  }

  async #ready(name, address) {
    const since = performance.now();
    while ((await answerOf(address, 'text/html, application/json').catch(() => 0)) !== 200) {
      if (performance.now() - since > READY_MS)
        throw new Error(
          `${name} is not ready after ${READY_MS / 1000} s:\n${this.stage.logOf(name).slice(-2_000)}`,
        );
      await sleep(200);
    }
  }

  async #asBefore() {
    const wrong = [];
    for (const member of [this.reader, this.analyst]) {
      const { body } = await member.send('GET', '/auth/status');
      if (!body?.logged_in) wrong.push(`${member.email} is not signed in any more`);
    }
    if (this.scope) wrong.push(...(await this.#figuresAsBefore()));
    return wrong;
  }

  async #figuresAsBefore() {
    const { root } = this.stage;
    const now = await askFigures(this.analyst, this.addresses, this.scope);
    const known = this.figures.get(root);
    if (known) return changes(known, now);
    this.figures.set(root, now);
    const [other] = [...this.figures].find(([of]) => of !== root) ?? [];
    if (other) {
      const told = redefined(this.figures.get(other), now);
      console.log(
        `    ${told.length} of ${now.size} figures have other definitions since: ${told.join(', ')}`,
      );
    }
    return [];
  }

  #said() {
    const figures = this.figures.get(this.stage.root);
    const filled = [...(figures?.values() ?? [])].filter((rows) => rows.length > 0);
    return figures ? `, ${figures.size} figures (${filled.length} with rows) as they were` : '';
  }

  async stop() {
    await this.stage?.stop();
    for (const door of Object.values(this.doors)) await door.stop();
  }
}
