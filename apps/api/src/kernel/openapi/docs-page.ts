import type { OpenAPIObject } from '@nestjs/swagger';
import { escaped } from '../http/escaped.js';
import { exampleOf, type Schema } from './example-of.js';

type Content = Record<
  string,
  { schema?: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
>;

interface Documented {
  operationId: string;
  summary: string;
  'x-permission'?: string;
  parameters: { name?: string; in: string; required: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:3rem auto;padding:0 1rem;color:#17161a;background:#f7f6f3}
summary{cursor:pointer;padding:.4rem 0}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;background:#fff;padding:1rem}
b{display:inline-block;min-width:4.5rem;color:#8d1a2f}small{color:#45474c}`;

/** Every operation on one page, folded; works without scripts. */
export function docsPage(document: OpenAPIObject): string {
  const schemas = document.components?.schemas ?? {};
  const example = (content: Content | undefined) => {
    const { schema, example, examples = {} } = content?.['application/json'] ?? {};
    return example ?? Object.values(examples)[0]?.value ?? (schema && exampleOf(schema, schemas));
  };
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as object).map(([method, operation]) =>
      section(method, path, operation as Documented, example),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Toile: the API</title><style>${STYLE}</style></head><body><h1>The API of Toile</h1>
<p>${escaped(document.info.description ?? '')} As a document: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</body></html>`;
}

function section(
  method: string,
  path: string,
  operation: Documented,
  example: (content: Content | undefined) => unknown,
): string {
  const parameters = operation.parameters.map(
    ({ name, in: where, required }) =>
      `<li><code>${escaped(name ?? '')}</code> ${where}${required ? ', required' : ''}</li>`,
  );
  const body = example(operation.requestBody?.content);
  const answer = example(Object.values(operation.responses)[0]?.content);
  const json = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;
  const permission = operation['x-permission']
    ? ` <small>needs ${escaped(operation['x-permission'])}</small>`
    : '';
  return `<details id="${escaped(operation.operationId)}"><summary><b>${method.toUpperCase()}</b><code>${escaped(path)}</code> ${escaped(operation.summary)}${permission}</summary>
<p><small>${escaped(operation.operationId)}</small></p>${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? `<p>Body</p>${json(body)}` : ''}${answer ? `<p>Answer</p>${json(answer)}` : ''}</details>`;
}
