import { createRequire } from 'node:module';
import { type Chart, init, type NewFile } from 'excelize-wasm';
import type { Cell } from '../table.js';

/** A workbook in words, ready to be written. */
export interface Workbook {
  /** Null where it is of nothing that has a name. */
  title: string | null;
  /** Names of its sheets. */
  sheets: { figure: string; notes: string; chart: string };
  head: string[];
  rows: Cell[][];
  /** Places of columns that hold nothing in any row. */
  empty: number[];
  notes: [string, Cell][];
  /** Which columns are drawn against each other, over so many rows; null where nothing is. */
  chart: { title: string; names: number; values: number; rows: number; isOverTime: boolean } | null;
}

type File = ReturnType<typeof NewFile>;
const ENGINE = createRequire(import.meta.url).resolve('excelize-wasm/excelize.wasm.gz');
const ACCENT = '8C1D2F';
const POINTS_A_ROW = 30;

/** The workbook's bytes, with a chart that Excel draws from the cells themselves. @throws Error when the engine refuses */
export async function writeWorkbook(book: Workbook): Promise<Uint8Array> {
  const excelize = await init(ENGINE);
  const file = excelize.NewFile();
  const { figure, notes, chart } = book.sheets;
  done(file.SetSheetName('Sheet1', figure));
  const bold = ok(file.NewStyle({ Font: { Bold: true } })).style;
  writeRows(file, figure, [book.head, ...book.rows]);
  done(file.SetRowStyle(figure, 1, 1, bold));
  done(file.SetColWidth(figure, 'A', 'A', 34));
  if (book.head.length > 1) done(file.SetColWidth(figure, 'B', column(book.head.length - 1), 18));
  for (const place of book.empty) done(file.SetColVisible(figure, column(place), false));
  done(
    file.SetPanes(figure, { Freeze: true, YSplit: 1, TopLeftCell: 'A2', ActivePane: 'bottomLeft' } as never),
  );
  ok(file.NewSheet(notes));
  writeRows(file, notes, book.notes);
  done(file.SetColWidth(notes, 'A', 'A', 30));
  done(file.SetColWidth(notes, 'B', 'B', 110));
  if (book.chart) {
    ok(file.NewSheet(chart));
    const drawn: Chart = chartOf(book.chart, figure, excelize.Bar, excelize.Line);
    done(file.AddChart(chart, 'B2', drawn));
  }
  // The engine would call itself the author, in 2006.
  const now = `${new Date().toISOString().slice(0, 19)}Z`;
  done(
    file.SetDocProps({
      Creator: 'Toile',
      LastModifiedBy: 'Toile',
      Created: now,
      Modified: now,
      ...(book.title && { Title: book.title }),
    }),
  );
  file.SetActiveSheet(0);
  const { buffer, error } = file.WriteToBuffer();
  if (error || !buffer) throw new Error(`the workbook was not written: ${error}`);
  return Uint8Array.from(buffer as Uint8Array);
}

function chartOf(
  { title, names, values, rows, isOverTime }: NonNullable<Workbook['chart']>,
  sheet: string,
  bar: number,
  line: number,
): Chart {
  const range = (place: number) => `'${sheet}'!$${column(place)}$2:$${column(place)}$${rows + 1}`;
  return {
    Type: isOverTime ? line : bar,
    Series: [
      {
        Name: `'${sheet}'!$${column(values)}$1`,
        Categories: range(names),
        Values: range(values),
        Fill: { Type: 'pattern', Pattern: 1, Color: [ACCENT] },
        ...(isOverTime ? { Marker: { Symbol: 'none' } } : {}),
      },
    ],
    Title: { Paragraph: [{ Text: title }] },
    Legend: { Position: 'none' },
    VaryColors: false,
    PlotArea: { ShowVal: !isOverTime },
    // The first row on top, as in the table.
    YAxis: { MajorGridLines: false },
    XAxis: { ReverseOrder: !isOverTime },
    Dimension: { Width: 960, Height: isOverTime ? 480 : Math.max(320, 90 + rows * POINTS_A_ROW) },
    GapWidth: 60,
  } as Chart;
}

function writeRows(file: File, sheet: string, rows: readonly (readonly Cell[])[]): void {
  for (const [at, cells] of rows.entries()) {
    for (const [place, value] of cells.entries()) {
      const cell = `${column(place)}${at + 1}`;
      // Text stays text, whatever it begins with.
      if (typeof value === 'string') done(file.SetCellStr(sheet, cell, value));
      else if (value !== null) done(file.SetCellValue(sheet, cell, value));
    }
  }
}

/** `A` for 0, `AA` for 26. */
function column(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : column(Math.floor(place / 26) - 1) + letter;
}

const done = (result: { error: string | null }): void => void ok(result);
function ok<R extends { error: string | null }>(result: R): R {
  if (result.error) throw new Error(`the workbook was not written: ${result.error}`);
  return result;
}
