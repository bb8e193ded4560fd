import { slugOf } from '@toile/contracts';
import { Random } from '../random.js';
import { SHOWN_SEASONS } from './calendar.js';
import type { CitySlug, DemoAgency, DemoModel } from './types.js';

const AGENCIES: [string, CitySlug][] = [
  ['Northlight Models', 'london'],
  ['Agence Clairvoie', 'paris'],
  ['Figura Uno', 'milan'],
  ['Tall Order', 'new-york'],
  ['Maison Profil', 'paris'],
  ['Passo Lungo', 'milan'],
  ['Seventh Floor', 'new-york'],
  ['Plumb Line', 'london'],
  ['Agence Mirabeau', 'paris'],
  ['Studio Falcata', 'milan'],
  ['Harbour Faces', 'new-york'],
  ['Ninehead', 'london'],
];

const WOMEN =
  'Amadou-Lise Anouk Asta Aiko Beatrix Calla Camille-Ann Daria Delphine Ebele Elin Esme Farah Freja Greta Hana Ida Ines Jolie Junia Kaya Katarzyna Leocadie Lilja Linh Maren Mei Nadja Naomie Nkechi Odile Oksana Paloma Petra Quynh Renata Rosalba Saskia Senait Signe Soo-ah Tamar Thandi Ulla Veda Wren Xiu Yara Yuki Zadie Zofia'.split(
    ' ',
  );
const MEN =
  'Aksel Amare Anselm Bashir Bo Casimir Dae Dario Eskil Emeka Fabrice Gael Haruto Ilan Ivo Jonas Jun Kofi Lazlo Leandro Magnus Mateus Noor Oskar Pavel Quentin Rafael Rui Silas Tariq Tomas Ugo Viktor Wen Yusuf Zeno'.split(
    ' ',
  );
const FAMILY =
  'Abara Adomaitis Arkwright Bellweather Bjarnadal Brancovet Calderwood Castelmoor Dahlgaard Delorne Diakhaby Duvernay Ekstrand Fairlocke Fonteyra Galvao Glasswright Grevstad Haddawi Hartnoll Hoshikawa Ilvane Jarrowby Kaminare Kerrigane Kowalenka Lanterne Lindemoor Lowenhaupt Maravel Mbekwe Merrivale Nakagami Nordhavn Oduyale Okonjo Ostrowe Palomera Pemberlow Quillane Ravensmoor Roquelaure Saltmarsh Sangare Seongmi Silvanes Stoneleigh Tachibara Tremontane Umeakor Vantongeren Varga-Lund Vestergren Wakamori Wintermere Xanthou Yelnikova Zambrano-Lux Zielinne'.split(
    ' ',
  );
const NATIONS =
  'France Italy Brazil Sweden Japan China India Nigeria Senegal Denmark Poland Ukraine Spain Ethiopia Ghana Vietnam Morocco Mexico'
    .split(' ')
    .concat('South Korea', 'United States', 'United Kingdom', 'South Africa');

/** Skin from fair to deep, in even steps of lightness. */
export const SKINS = [
  '#f3d9c6',
  '#eccab2',
  '#e2b898',
  '#d3a17c',
  '#bf8a64',
  '#a3704c',
  '#85573a',
  '#68412b',
  '#4f3023',
];
const HAIRS = ['#1a1614', '#2b1d17', '#46301f', '#6b4a2c', '#8f6a3f', '#b98f58', '#d8bd86', '#7d3a20'];

export const agencies = (): DemoAgency[] =>
  AGENCIES.map(([name, city]) => ({ slug: slugOf(name), name, city }));

/** `count` invented models, three women to two men; every model has a debut season and an agency. */
export function models(seed: string, count: number): DemoModel[] {
  const random = new Random(`${seed}/models`);
  const taken = new Set<string>();
  const latest = SHOWN_SEASONS.at(-1);
  return Array.from({ length: count }, (_, index) => {
    const gender = index % 5 < 3 ? ('woman' as const) : ('man' as const);
    const name = freshName(random, gender === 'woman' ? WOMEN : MEN, taken);
    const newFace = index % 12 === 7;
    const debut = newFace ? latest : SHOWN_SEASONS[random.whole(0, SHOWN_SEASONS.length - 4)];
    const skin = random.whole(0, SKINS.length - 1);
    return {
      slug: slugOf(name),
      name,
      gender,
      agency: slugOf(random.pick(AGENCIES)[0]),
      nationality: random.pick(NATIONS),
      height_cm: gender === 'woman' ? random.whole(174, 184) : random.whole(184, 194),
      debut: debut?.slug ?? '',
      new_face: newFace,
      person: {
        skin: SKINS[skin] ?? '#d3a17c',
        // Deep skins keep to dark hair; fair ones have the whole range.
        hair_colour: HAIRS[random.whole(0, skin > 4 ? 2 : HAIRS.length - 1)] ?? '#2b1d17',
        build: gender === 'woman' ? random.between(0, 0.25) : random.between(0.8, 1),
      },
    };
  });
}

function freshName(random: Random, first: string[], taken: Set<string>): string {
  for (;;) {
    const name = `${random.pick(first)} ${random.pick(FAMILY)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
