import { COUNTRIES } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import type { MapOption } from '../chart/echarts-map';
import type { RowTexts } from './bars-option';
import type { ChartLook, Drawing } from './chart-look';

/** ISO 3166-1 numeric codes, which the map names its countries by, of the countries figures know. */
const NUMERIC: Record<string, string> = {
  IT: '380',
  IN: '356',
  CN: '156',
  BR: '076',
  ES: '724',
  US: '840',
  KR: '410',
  FR: '250',
  JP: '392',
  GB: '826',
  SE: '752',
};

/** The country of a row on the map; null for those that stand for many. */
export function countryOnMap(row: Pick<Shape<'FigureRowDto'>, 'label'>): string | null {
  const code = COUNTRIES.find(({ name }) => name === row.label)?.code;
  return (code && NUMERIC[code]) || null;
}

/** The natural earth projection (Šavrič, Jenny, Patterson 2011), forward; degrees to units of the chart. */
export function naturalEarth([longitude, latitude]: readonly [number, number]): [number, number] {
  const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x = lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  return [x * 100, -y * 100];
}

/** The world, each known country the stronger the larger its figure. */
export function mapOption(
  rows: readonly Shape<'FigureRowDto'>[],
  look: ChartLook,
  texts: RowTexts & { colon: string },
): Drawing<MapOption> {
  const most = Math.max(0, ...rows.map((row) => row.value ?? 0));
  const shown = new Map(
    rows.flatMap((row) => {
      const country = countryOnMap(row);
      return country ? [[country, row] as const] : [];
    }),
  );
  const option: MapOption = {
    animation: !look.isStill,
    textStyle: { fontFamily: look.font },
    tooltip: {
      trigger: 'item',
      backgroundColor: look.paper,
      borderColor: look.rule,
      textStyle: { color: look.ink, fontSize: 12 },
      formatter: (given) => {
        const row = shown.get(String([given].flat()[0]?.name ?? ''));
        return row ? `${texts.label(row)}${texts.colon}${texts.value(row)}` : '';
      },
    },
    series: [
      {
        type: 'map',
        map: 'world',
        nameProperty: 'id',
        projection: {
          project: (point) => naturalEarth([point[0] ?? 0, point[1] ?? 0]),
          unproject: () => [0, 0],
        },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        selectedMode: false,
        itemStyle: { areaColor: look.canvas, borderColor: look.paper, borderWidth: 0.5 },
        emphasis: { label: { show: false }, itemStyle: { areaColor: look.soft } },
        data: [...shown].map(([name, row]) => ({
          name,
          value: row.value ?? 0,
          itemStyle: {
            areaColor: row.value === null ? look.rule : look.accent,
            opacity: row.value === null ? 1 : 0.25 + (0.75 * row.value) / (most || 1),
          },
        })),
      },
    ],
  };
  return { option, height: Math.round(Math.min(430, Math.max(180, look.width * 0.52))) };
}
