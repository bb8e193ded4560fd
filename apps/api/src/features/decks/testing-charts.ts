import { strFromU8, unzipSync } from 'fflate';

/** What a chart of a presentation says: as it is drawn, and in the workbook that opens when somebody edits its data. */
export interface ReadChart {
  drawn: { name: string; categories: string[]; values: (number | null)[] }[];
  workbook: { name: string; categories: string[]; values: (number | null)[] }[];
}

type Files = Record<string, Uint8Array>;
const textOf = (files: Files, name: string) => strFromU8(files[name] ?? new Uint8Array());
const plain = (xml: string) =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found = '']) => found);
const numberOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));

/** Every chart of a PowerPoint file, in the order of its slides. */
export function chartsOf(pptx: Uint8Array): ReadChart[] {
  const files = unzipSync(pptx);
  return Object.keys(files)
    .flatMap((name) => all(name, /^ppt\/charts\/chart(\d+)\.xml$/g))
    .sort((a, b) => Number(a) - Number(b))
    .map((n) => {
      const rels = textOf(files, `ppt/charts/_rels/chart${n}.xml.rels`);
      const [target = ''] = all(rels, /Target="\.\.\/(embeddings\/[^"]+\.xlsx)"/g);
      const workbook = unzipSync(files[`ppt/${target}`] ?? new Uint8Array());
      return { drawn: drawnIn(textOf(files, `ppt/charts/chart${n}.xml`)), workbook: seriesIn(workbook) };
    });
}

const drawnIn = (xml: string): ReadChart['drawn'] =>
  all(xml, /<c:ser>([\s\S]*?)<\/c:ser>/g).map((series) => {
    const [[name = ''] = [], categories = [], values = []] = ['tx', 'cat', 'val'].map((part) =>
      all(
        all(series, new RegExp(`<c:${part}>([\\s\\S]*?)</c:${part}>`, 'g'))[0] ?? '',
        /<c:v>([^<]*)<\/c:v>/g,
      ),
    );
    return { name: plain(name), categories: categories.map(plain), values: values.map(numberOf) };
  });

/** The first sheet: names of series above, categories in its first column. */
function seriesIn(workbook: Files): ReadChart['workbook'] {
  const strings = all(textOf(workbook, 'xl/sharedStrings.xml'), /<si>([\s\S]*?)<\/si>/g).map((one) =>
    plain(all(one, /<t[^>]*>([^<]*)<\/t>/g).join('')),
  );
  const sheet = textOf(workbook, 'xl/worksheets/sheet1.xml');
  const [head = [], ...rows] = all(sheet, /<row [^>]*>([\s\S]*?)<\/row>/g).map((row) =>
    [...row.matchAll(/<c r="[A-Z]+\d+"([^>]*)>(?:<v>([^<]*)<\/v>)?<\/c>/g)].map(([, attributes, value]) =>
      attributes?.includes('t="s"') ? strings[Number(value)] : value,
    ),
  );
  return head.slice(1).map((name, at) => ({
    name: name ?? '',
    categories: rows.map(([category]) => category ?? ''),
    values: rows.map((row) => numberOf(row[at + 1])),
  }));
}
