import type { ExportReceipt, Locale } from '@toile/contracts';
import type { Note } from './notes.js';
import type { Table } from './table.js';

/** What is said about a CSV beside it. */
export interface AboutCsv {
  /** The CSV's name. */
  file: string;
  title: string | null;
  notes: readonly Note[];
  /** What columns are called, by name. */
  columns: Record<string, string>;
  receipt: ExportReceipt;
  locale: Locale;
  publicUrl: string;
}

/**
 * Notes on a CSV, which holds rows alone: W3C's metadata vocabulary for tabular data (https://www.w3.org/TR/tabular-metadata/),
 * which tools find beside the file by its name.
 */
export const toCsvw = (table: Table, about: AboutCsv): Buffer =>
  Buffer.from(`${JSON.stringify(metadataOf(table, about), null, 2)}\n`);

function metadataOf({ columns }: Table, about: AboutCsv): object {
  const { receipt, publicUrl } = about;
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': about.locale }],
    url: about.file,
    'dc:title': about.title ?? about.file,
    'dc:publisher': 'Toile',
    'dc:source': { '@id': publicUrl + receipt.again },
    'dc:identifier': { '@id': `${publicUrl}/api/dashboard/exports/${receipt.id}` },
    'dc:temporal': `${receipt.window.from}/${receipt.window.to}`,
    'dc:modified': { '@value': receipt.as_of, '@type': 'dateTime' },
    notes: about.notes.map(([name, text]) => ({ name, text: String(text) })),
    tableSchema: {
      columns: columns.map(({ name, kind }) => ({
        titles: name,
        'dc:description': about.columns[name] ?? name,
        datatype: kind,
      })),
    },
  };
}
