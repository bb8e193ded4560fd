import {
  type ExportReceipt,
  type FigureMeta,
  FORMULA_KEYS,
  formulaInWords,
  type Locale,
  readQuestion,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { colon, comma } from '@toile/i18n/typography';
import { consentIn, coversIn, exportMessages, timeIn, titleOf, windowRuleIn } from '../figures/index.js';
import type { Cell } from './table.js';

export type Note = [name: string, text: Cell];

/** What a table is, in a reader's words: definition, filters, days, as known when, receipt. @param filters in words */
export function notesOf(
  receipt: ExportReceipt,
  filters: readonly string[],
  locale: Locale,
  { consent, covers }: Pick<FigureMeta, 'consent' | 'covers'>,
): Note[] {
  const { workbook } = exportMessages(locale);
  const definitions: Record<string, { numerator: string; denominator: string }> =
    messagesOf(locale).figures.definitions;
  const definition = definitions[receipt.definition ?? ''];
  const notes: Note[] = [
    [workbook.figure, titleIn(receipt, locale)],
    ...formulasIn(receipt, locale),
    [workbook.numerator, definition?.numerator ?? null],
    [workbook.denominator, definition?.denominator ?? null],
    [workbook.version, receipt.version],
    [workbook.filters, filters.join(' · ')],
    [workbook.covers, coversIn(locale, covers)[0] ?? null],
    [workbook.days, `${receipt.window.from} – ${receipt.window.to}`],
    [workbook.rule, windowRuleIn(locale, receipt.window.rule)],
    [workbook.known, timeIn(locale, receipt.as_of)],
    [workbook.lowBase, messagesOf(locale).dashboard.how.cleaning],
    [workbook.consent, consentIn(locale, consent)[0] ?? null],
    [workbook.receipt, receipt.id],
    [workbook.again, receipt.again],
    [workbook.hash, receipt.sha256],
  ];
  return notes.filter(([, text]) => text !== null);
}

/** Of a question what it asks; rows of facts have no name. */
export function titleIn({ definition, filters }: ExportReceipt, locale: Locale): string | null {
  if (!filters.question) return definition ? titleOf(definition, locale) : null;
  const { measures, dimensions, crossing } = messagesOf(locale).explore;
  const asked = questionIn(filters.question);
  const by = [asked.rows, ...(asked.columns ? [asked.columns] : [])].map(
    (axis) => dimensions[axis.dimension],
  );
  return [
    [...asked.measures.map((name) => measures[name]), ...asked.formulas.map(({ name }) => name)].join(
      comma(locale),
    ),
    by.join(' × '),
    ...(asked.crossing === 'garment' ? [crossing.garment] : []),
  ].join(' · ');
}

const questionIn = (text: string) => readQuestion(Object.fromEntries(new URLSearchParams(text)));

/** What `formula_1` and the others are: a row says no more than that. */
function formulasIn({ filters }: ExportReceipt, locale: Locale): Note[] {
  const { formulas } = questionIn(filters.question ?? '');
  const { measures } = messagesOf(locale).explore;
  return formulas.map(({ name, formula }, at) => [
    FORMULA_KEYS[at] ?? '',
    `${name}${colon(locale)}${formulaInWords(formula, measures)}`,
  ]);
}
