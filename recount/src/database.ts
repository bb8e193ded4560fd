import { readFileSync } from 'node:fs';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/** Variables that statements read by `getvariable`; a day is `YYYY-MM-DD`, a time ISO with its zone. */
export type Variables = Readonly<Record<string, string | number | readonly string[] | null>>;
export type Row = Readonly<Record<string, unknown>>;

/** DuckDB in memory, or in a file where the history is larger than that. */
export class Database {
  private constructor(
    private readonly instance: DuckDBInstance,
    readonly connection: DuckDBConnection,
  ) {}

  static async open(file = ':memory:'): Promise<Database> {
    const instance = await DuckDBInstance.create(file);
    const connection = await instance.connect();
    await connection.run("SET TimeZone = 'UTC'");
    return new Database(instance, connection);
  }

  /** Runs a file of `sql/`, a statement after the other. @returns the rows of the last */
  async runFile(name: string, variables: Variables = {}): Promise<Row[]> {
    for (const [variable, value] of Object.entries(variables))
      await this.connection.run(`SET VARIABLE ${variable} = ${literal(value)}`);
    const text = readFileSync(new URL(`../sql/${name}`, import.meta.url), 'utf8');
    try {
      return await this.rows(text);
    } catch (error) {
      throw new Error(`sql/${name}: ${(error as Error).message}`);
    }
  }

  async rows(sql: string): Promise<Row[]> {
    const statements = await this.connection.extractStatements(sql);
    let rows: Row[] = [];
    for (let index = 0; index < statements.count; index += 1) {
      const statement = await statements.prepare(index);
      rows = (await statement.runAndReadAll()).getRowObjectsJS().map(plainNumbers);
    }
    return rows;
  }

  /** Adds rows to a table as fast as the engine takes them; every column is a text. */
  async append(table: string, rows: readonly (readonly string[])[]): Promise<void> {
    const appender = await this.connection.createAppender(table);
    for (const row of rows) {
      for (const cell of row) appender.appendVarchar(cell);
      appender.endRow();
    }
    appender.closeSync();
  }

  close(): void {
    this.connection.closeSync();
    this.instance.closeSync();
  }
}

function literal(value: Variables[string]): string {
  if (value === null) return 'NULL::VARCHAR';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return `[${value.map(literal).join(', ')}]`;
  const text = `'${value.replaceAll("'", "''")}'`;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? `${text}::TIMESTAMPTZ` : text;
}

const plainNumbers = (row: Record<string, unknown>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );
