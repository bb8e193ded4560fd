import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Swagger UI's own files and ours; nothing is loaded from another site. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Tries as this browser's session: writes bring the token that proves the page is ours. */
const SCRIPT = `addEventListener('DOMContentLoaded', () => {
  const token = () => fetch('/api/security/generate-csrf-token', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id":"api"}',
  }).then((answer) => answer.json()).then((answer) => answer.token);
  SwaggerUIBundle({
    url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true, tagsSorter: 'alpha',
    defaultModelsExpandDepth: -1, displayRequestDuration: true, validatorUrl: null, syntaxHighlight: { activated: false },
    requestInterceptor: async (request) => {
      const own = new URL(request.url, location.href).origin === location.origin;
      const method = (request.method || 'GET').toUpperCase();
      if (own && !request.loadSpec) request.headers['Accept'] = request.headers['Accept'] || request.headers['accept'] || 'application/json';
      if (own && method !== 'GET' && !request.headers.Authorization) request.headers['X-CSRF-Token'] = await token();
      return request;
    },
  });
});
`;

/** The house's type and colours, light and dark, over Swagger UI's own; what repeats the head of the page goes. */
const STYLE = `.swagger-ui,.swagger-ui *{font-family:inherit!important}.swagger-ui code,.swagger-ui pre,.swagger-ui textarea,.swagger-ui .opblock-summary-path{font-family:ui-monospace,Menlo,Consolas,monospace!important}
.swagger-ui .wrapper{padding:0;max-width:none}.swagger-ui .information-container{display:none}.swagger-ui .scheme-container{background:none;box-shadow:none;padding:.5rem 0}.swagger-ui .servers-title,.swagger-ui .servers{display:none}.swagger-ui .tab li.active:after,.swagger-ui .opblock .tab-header .tab-item.active h4 span:after{background:var(--accent)}.swagger-ui .copy-to-clipboard{background:none}.swagger-ui .view-line-link{filter:grayscale(1)}@media(prefers-color-scheme:dark){.swagger-ui .copy-to-clipboard button{filter:invert(1)}}
.swagger-ui .opblock-tag,.swagger-ui .opblock .opblock-summary-description,.swagger-ui .opblock .opblock-summary-path,.swagger-ui .opblock-description-wrapper p,.swagger-ui table thead tr th,.swagger-ui table thead tr td,.swagger-ui .parameter__name,.swagger-ui .parameter__type,.swagger-ui .parameter__in,.swagger-ui .response-col_status,.swagger-ui .response-col_links,.swagger-ui .responses-inner h4,.swagger-ui .responses-inner h5,.swagger-ui .tab li,.swagger-ui label,.swagger-ui .opblock .opblock-section-header h4,.swagger-ui .opblock .opblock-section-header>label,.swagger-ui .model,.swagger-ui .model-title,.swagger-ui .prop-type,.swagger-ui .renderedMarkdown p,.swagger-ui .btn,.swagger-ui .opblock-external-docs-wrapper,.swagger-ui .dialog-ux .modal-ux-header h3,.swagger-ui .dialog-ux .modal-ux-content p,.swagger-ui .dialog-ux .modal-ux-content h4,.swagger-ui section h3{color:var(--ink)}
.swagger-ui .opblock-tag{font-weight:normal;font-size:1.25rem;border-color:var(--rule)}.swagger-ui .opblock{background:var(--paper)!important;border-color:var(--rule)!important;box-shadow:none;border-radius:0}
.swagger-ui .opblock .opblock-summary{border-color:var(--rule)!important}.swagger-ui .opblock .opblock-summary-method{background:none!important;color:var(--accent);text-align:left;min-width:4.5rem;text-shadow:none}
.swagger-ui .opblock .opblock-section-header{background:none;box-shadow:none;border-bottom:1px solid var(--rule)}.swagger-ui input,.swagger-ui textarea,.swagger-ui select{background:var(--ground)!important;color:var(--ink)!important;border:1px solid var(--soft)!important;border-radius:0;box-shadow:none}
.swagger-ui .btn{border-radius:0;box-shadow:none;border-color:var(--soft);background:none}.swagger-ui .btn.execute{background:var(--accent);border-color:var(--accent);color:var(--ground)}.swagger-ui .btn.authorize{border-color:var(--accent);color:var(--accent)}.swagger-ui .btn.authorize svg,.swagger-ui svg.arrow,.swagger-ui .authorization__btn svg,.swagger-ui .expand-operation svg{fill:currentColor;color:var(--soft)}
.swagger-ui .dialog-ux .modal-ux,.swagger-ui .dialog-ux .modal-ux-header{background:var(--paper);border-color:var(--rule);box-shadow:none}.swagger-ui .highlight-code,.swagger-ui .microlight,.swagger-ui .example.microlight{background:var(--ground)!important;color:var(--ink)!important}
.swagger-ui :focus-visible{outline:2px solid var(--accent)!important;outline-offset:2px}
@media(max-width:600px){.swagger-ui .opblock-summary-description{display:none}.swagger-ui .opblock .opblock-summary-path{max-width:none}.swagger-ui table,.swagger-ui tbody,.swagger-ui tr,.swagger-ui td{display:block;width:auto!important}.swagger-ui thead{display:none}}
`;

const resolve = createRequire(import.meta.url).resolve;
const FILES: Readonly<Record<string, { type: string; read: () => string | Promise<string> }>> = {
  'swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    read: () => readFile(resolve('swagger-ui-dist/swagger-ui.css'), 'utf8'),
  },
  'swagger-ui-bundle.js': {
    type: 'text/javascript; charset=utf-8',
    read: () => readFile(resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8'),
  },
  'reference.css': { type: 'text/css; charset=utf-8', read: () => STYLE },
  'reference.js': { type: 'text/javascript; charset=utf-8', read: () => SCRIPT },
};

export async function referenceFile(name: string): Promise<{ type: string; body: string } | undefined> {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  return file && { type: file.type, body: await file.read() };
}
