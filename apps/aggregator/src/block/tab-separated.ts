export type Field = string | number | boolean;

const SPECIAL = /[\\\t\n\r\0]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

/** One row in ClickHouse's format TabSeparated. */
export function toLine(fields: readonly Field[]): string {
  let line = '';
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index] ?? '';
    if (index > 0) line += '\t';
    line += typeof field === 'string' && SPECIAL.test(field) ? escaped(field) : field;
  }
  return line;
}

const escaped = (text: string) => text.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character] ?? '');
