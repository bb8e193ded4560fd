/** How well searches by words are answered: judged searches of five languages over the demo's looks, through the api. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PALETTE } from '@toile/contracts';
import { garmentsOf, generateCatalogue } from '@toile/demo';
import { heldOutQueries } from './relevance/held-out.mjs';
import { ASIDE, judgedQueries, LANGUAGES } from './relevance/queries.mjs';

const SHOWN = 24;
const BARS = { ndcg: 0.95, precision: 0.97, zero: 0.01 };

export async function run() {
  const server = spawn(process.execPath, [fileURLToPath(new URL('./servers/search.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BENCH_LOOKS: '1' },
  });
  const { port } = JSON.parse(String((await once(server.stdout, 'data'))[0]));
  try {
    const catalogue = generateCatalogue({ seed: 'bench', scale: process.env.BENCH_SCALE ?? 'full' });
    const looks = new Map(
      catalogue.looks.map((look) => [look.slug, { ...look, garments: garmentsOf(look.outfit) }]),
    );
    const queries = [
      ...judgedQueries({ ...catalogue, looks: [...looks.values()] }, PALETTE),
      ...heldOutQueries(),
    ];
    const judged = [];
    for (const query of queries) judged.push(await judge(query, looks, `http://127.0.0.1:${port}`));
    const made = judged.filter(({ template }) => !template.startsWith('held out'));
    const heldOut = judged.filter(({ template }) => template === 'held out');
    const later = judged.filter(({ template }) => template === 'held out, later');
    const third = judged.filter(({ template }) => template === 'held out, third');
    const fourth = judged.filter(({ template }) => template === 'held out, fourth');
    const fifth = judged.filter(({ template }) => template === 'held out, fifth');
    const sixth = judged.filter(({ template }) => template === 'held out, sixth');
    const seventh = judged.filter(({ template }) => template === 'held out, seventh');
    const eighth = judged.filter(({ template }) => template === 'held out, eighth');
    const ninth = judged.filter(({ template }) => template === 'held out, ninth');
    const tenth = judged.filter(({ template }) => template === 'held out, tenth');
    const eleventh = judged.filter(({ template }) => template === 'held out, eleventh');
    const twelfth = judged.filter(({ template }) => template === 'held out, twelfth');
    const thirteenth = judged.filter(({ template }) => template === 'held out, thirteenth');
    const fourteenth = judged.filter(({ template }) => template === 'held out, fourteenth');
    const asItIsSaid = judged.filter(({ template }) => template === 'held out, as it is said');
    const byLanguage = (them, name) =>
      LANGUAGES.map((language) =>
        rowOf(
          name(language),
          them.filter((one) => one.language === language),
        ),
      );
    const rows = [
      ...byLanguage(made, (language) => language),
      rowOf(
        'kept aside',
        made.filter(({ template }) => ASIDE.includes(template)),
      ),
      rowOf('all made', made),
      ...byLanguage(heldOut, (language) => `held out, ${language}`),
      rowOf('all held out', heldOut),
      rowOf('all held out later', later),
      rowOf('all held out third', third),
      rowOf('all held out fourth', fourth),
      rowOf('all held out fifth', fifth),
      rowOf('all held out sixth', sixth),
      ...byLanguage(seventh, (language) => `seventh, ${language}`),
      rowOf('all held out seventh', seventh),
      rowOf('all held out eighth', eighth),
      rowOf('all held out ninth', ninth),
      rowOf('all held out tenth', tenth),
      rowOf('all held out eleventh', eleventh),
      ...byLanguage(twelfth, (language) => `twelfth, ${language}`),
      rowOf('all held out twelfth', twelfth),
      ...byLanguage(thirteenth, (language) => `thirteenth, ${language}`),
      rowOf('all held out thirteenth', thirteenth),
      ...byLanguage(fourteenth, (language) => `fourteenth, ${language}`),
      rowOf('all held out fourteenth', fourteenth),
      rowOf('all held out as it is said', asItIsSaid),
    ];
    const holds = rows.every(
      (row) =>
        !['all made', 'all held out'].includes(row.searches) ||
        (row['NDCG@24'] >= BARS.ndcg &&
          row['precision@24'] >= BARS.precision &&
          row['zero results'] <= BARS.zero),
    );
    return {
      rows,
      worst: judged
        .filter(({ ndcg }) => ndcg < 1)
        .map(({ language, text, ndcg, found, expected }) => ({ language, text, ndcg, found, expected })),
      notes: [
        `${judged.length} searches; bars: NDCG@24 ${BARS.ndcg}, precision@24 ${BARS.precision}, zero results ${BARS.zero}: ${holds ? 'held' : 'MISSED'}`,
        ...judged
          .filter(({ ndcg }) => ndcg < 1)
          .slice(0, 40)
          .map(
            ({ language, text, ndcg, found, expected }) =>
              `${language} "${text}": NDCG ${ndcg.toFixed(2)}, ${found} found, ${expected} expected`,
          ),
      ],
    };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

async function judge({ language, template, text, fits }, looks, url) {
  const started = performance.now();
  const answer = await fetch(`${url}/look/search?language=${language}&search=${encodeURIComponent(text)}`);
  const { results, total_count: found } = await answer.json();
  const ms = performance.now() - started;
  const expected = [...looks.values()].filter(fits).length;
  const gains = results.slice(0, SHOWN).map(({ slug }) => (fits(looks.get(slug)) ? 1 : 0));
  const discounted = (list) => list.reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
  const ideal = discounted(Array.from({ length: Math.min(SHOWN, expected) }, () => 1));
  const precision = gains.length === 0 ? 0 : gains.reduce((a, b) => a + b, 0) / gains.length;
  return { language, template, text, found, expected, ms, precision, ndcg: discounted(gains) / ideal };
}

function rowOf(name, judged) {
  const mean = (of) => judged.reduce((sum, one) => sum + of(one), 0) / judged.length;
  const times = judged.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    searches: name,
    count: judged.length,
    'NDCG@24': Number(mean(({ ndcg }) => ndcg).toFixed(4)),
    'precision@24': Number(mean(({ precision }) => precision).toFixed(4)),
    'zero results': Number(mean(({ found }) => (found === 0 ? 1 : 0)).toFixed(4)),
    'p95 ms': Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)),
  };
}
