/** One block of a guide: a command to run, or a change of a file. */
export type GuideStep =
  | { kind: 'run'; command: string }
  | {
      kind: 'edit';
      path: string;
      text: string;
      how: 'write' | 'append' | 'after' | 'replace';
      anchor: string;
    };

const FENCE = /^```(\w+)(?: (append|after|replace)(?: "(.*)")?)?$/;

/**
 * The steps of a guide in order. A block of `ts` or `sql` is about the file named last, in backticks, before it: a whole file, or with
 * `append`, `after "line"` or `replace "line"` a part of one.
 */
export function guideSteps(markdown: string): GuideStep[] {
  const steps: GuideStep[] = [];
  let path = '';
  let open: { fence: RegExpExecArray; lines: string[] } | undefined;
  for (const line of markdown.split('\n')) {
    if (open && line === '```') {
      steps.push(...stepsOf(open.fence, open.lines, path));
      open = undefined;
    } else if (open) open.lines.push(line);
    else {
      const fence = FENCE.exec(line);
      if (fence) open = { fence, lines: [] };
      else path = [...line.matchAll(/`([\w./-]+\.(?:ts|tsx|json|sql))`/g)].at(-1)?.[1] ?? path;
    }
  }
  return steps;
}

function stepsOf(fence: RegExpExecArray, lines: readonly string[], path: string): GuideStep[] {
  const [, language, how, anchor = ''] = fence;
  if (language === 'sh') return lines.map((command) => ({ kind: 'run', command }));
  const text = `${lines.join('\n')}\n`;
  return [{ kind: 'edit', path, text, how: (how as 'append' | undefined) ?? 'write', anchor }];
}

/** A file after a step. @throws Error when the line it is about is not there once */
export function edited(step: Extract<GuideStep, { kind: 'edit' }>, before: string): string {
  if (step.how === 'write') return step.text;
  if (step.how === 'append') return before + step.text;
  const line = `${step.anchor}\n`;
  const [head, tail, ...more] = before.split(line);
  if (tail === undefined || more.length > 0)
    throw new Error(`${step.path} does not hold the line ${JSON.stringify(step.anchor)} once`);
  return head + (step.how === 'after' ? line : '') + step.text + tail;
}
