import type { OpenAPIObject } from '@nestjs/swagger';
import { apiPage, marked } from '../http/api-page.js';
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

/** What the page needs beside itself; `reference-files.ts` serves it. */
const HEAD = `<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api/docs/reference.css">
<script defer src="/api/docs/swagger-ui-bundle.js"></script><script defer src="/api/docs/reference.js"></script>`;

const MANNERS = `<p>Base address: this site. Programs send a member’s token as <code>Authorization: Bearer</code> (made on the account’s page, under Programs);
with a session of this browser, what you try here is done as you. Name the day your program was written for (<code>Toile-Version</code>, see the <a href="/api/changelog">changelog</a>)
and a key of your own on writes (<code>Idempotency-Key</code>): a repeat within a day gets the first answer and writes nothing. <code>RateLimit</code> says what is left,
<code>Retry-After</code> when to come back. Refusals are <a href="/api/problems">problems</a> with a page each.</p>`;

/** Every operation, to read and to try; without scripts folded on one page, to read. */
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
  const lead = `<p>${marked(document.info.description ?? '')} As a document: <a href="/api/openapi.json">openapi.json</a>.</p>`;
  return apiPage(
    'Reference',
    `${lead}${MANNERS}<div id="reference"></div><noscript>${sections.join('\n')}</noscript>`,
    HEAD,
  );
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
