import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Stage } from '../chaos/stage.mjs';

const FOLDER = 'docs/how-to/runbooks';

export const RUNBOOKS = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

/** What a command ended with and said. */
export interface Ran {
  code: number;
  said: string;
}

/** A runbook whose commands are run as they stand there, on an installation that is broken as its alert says. */
export class Runbook {
  readonly text: string;
  /** `toile …` of the text, each once. */
  readonly commands: string[];
  readonly #ran = new Set<string>();

  constructor(
    readonly name: string,
    private readonly stage: Stage,
  ) {
    this.text = readFileSync(join(FOLDER, `${name}.md`), 'utf8');
    this.commands = [...new Set([...this.text.matchAll(/`(toile [^`]+)`/g)].map(([, one = '']) => one))];
  }

  /**
   * Runs a command of the text. What differs from case to case is said by `filled`: an example of the text, or `<a day>`, and what
   * stands for it here. `more` comes after it, as a sentence of the text says it.
   */
  async run(command: string, filled: Record<string, string> = {}, more: string[] = []): Promise<Ran> {
    expect({ runbook: this.name, commands: this.commands }).toEqual({
      runbook: this.name,
      commands: expect.arrayContaining([command]),
    });
    for (const option of more.filter((one) => one.startsWith('--')))
      expect(this.text).toContain(`\`${option}\``);
    this.#ran.add(command);
    let line = command;
    for (const [example, here] of Object.entries(filled)) {
      expect(line).toContain(example);
      line = line.replaceAll(example, here);
    }
    expect(line).not.toMatch(/<[^>]+>/);
    const words = line.split(' ').slice(1);
    return this.stage.command('toile.js', ...words, ...more).then(
      (said) => ({ code: 0, said }),
      (error: Error) => {
        const [, code = 'NaN', said = ''] = / ended with (\d+):\n([\s\S]*)/.exec(error.message) ?? [];
        return { code: Number(code), said };
      },
    );
  }

  /** The text says so, in these words. */
  says(words: string): void {
    expect(this.text.replace(/\s+/g, ' ')).toContain(words);
  }

  /** Commands of the text that nobody ran. */
  get left(): string[] {
    return this.commands.filter((command) => !this.#ran.has(command));
  }
}
