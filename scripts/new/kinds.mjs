/**
 * What can be made new: where its folder lies, and which lines name it elsewhere (`before` or `after` a text that is there once).
 * Imports are put in order afterwards.
 */
const API = 'apps/api/src';
const FIGURES = `${API}/features/figures`;
const door = "'./features/{{name}}/index.js'";

const LANGUAGES = ['en', 'fr', 'es', 'it', 'zh'];

export const KINDS = {
  feature: {
    folder: `${API}/features/{{name}}`,
    registrations: [
      {
        file: `${API}/api.module.ts`,
        line: `import { {{Name}}Module } from ${door};\n`,
        before: "import { AuthModule } from './kernel/auth/auth.module.js';\n",
      },
      { file: `${API}/api.module.ts`, line: '      {{Name}}Module,\n', before: '      RatingsModule,\n' },
      {
        file: `${API}/data-source.ts`,
        line: `import { {{NAME}}_ENTITIES } from ${door};\n`,
        before: "import { RATINGS_ENTITIES } from './features/ratings/index.js';\n",
      },
      {
        file: `${API}/data-source.ts`,
        line: '  ...{{NAME}}_ENTITIES,\n',
        before: '  ...RATINGS_ENTITIES,\n',
      },
      {
        file: `${API}/event-sourced-features.ts`,
        line: `import { {{key}}Feature } from ${door};\n`,
        before: "import { ratingsFeature } from './features/ratings/index.js';\n",
      },
      {
        file: `${API}/event-sourced-features.ts`,
        line: '  {{key}}Feature,\n',
        before: '  ratingsFeature,\n',
      },
      {
        file: `${API}/kernel/auth/permissions.ts`,
        line: "  '{{name}}:own': ['member'],\n",
        after: "  'ratings:own': ['member'],\n",
      },
    ],
  },
  figure: {
    folder: `${FIGURES}/counts/{{name}}`,
    elsewhere: [
      { template: 'said.ts.tpl', to: 'libs/contracts/src/figures/{{name}}.ts' },
      { template: 'words.json.tpl', to: 'libs/i18n/messages/figures/{{key}}.json' },
      { template: 'counted-anew.sql.tpl', to: 'recount/sql/figures/{{name}}.sql' },
    ],
    registrations: [
      {
        file: 'libs/contracts/src/figures/figure-files.ts',
        line: "import { {{key}} } from './{{name}}.js';\n",
        before: "import type { FigureFile } from './figure-file.js';\n",
      },
      {
        file: 'libs/contracts/src/figures/figure-files.ts',
        line: '  {{key}},\n',
        before: '] as const satisfies readonly FigureFile[];\n',
      },
      {
        file: `${FIGURES}/counts/counted-figures.ts`,
        line: "import { {{Name}} } from './{{name}}/{{name}}.js';\n",
        before: "import { Fallers } from './fallers/fallers.js';\n",
      },
      { file: `${FIGURES}/counts/counted-figures.ts`, line: '  {{Name}},\n', before: '];\n' },
      {
        file: 'docs/reference/metrics.md',
        line: '| `{{snake}}` | looks tagged x ÷ L(S) | |\n',
        before: '\nPooled is not the mean of houses',
      },
    ],
    next: 'npm run openapi:metadata && npm run api:types && npm run messages:types && npx jest measures.spec -u',
  },
  page: {
    folder: 'apps/web/src/app/[locale]/{{name}}',
    registrations: [
      {
        file: 'libs/contracts/src/named-routes.ts',
        line: "  {{snake}}: '/{{name}}',\n",
        before: "  brand_visibility: '/brand-visibility',\n",
      },
      {
        file: 'apps/web/src/missing-pages.ts',
        line: "  '/{{name}}',\n",
        before: "  '/brand-visibility',\n",
      },
      ...LANGUAGES.map((language) => ({
        file: `libs/i18n/messages/${language}/browse.json`,
        line: '  "{{key}}": { "title": "{{Words}}", "lead": "{{Words}}." },\n',
        before: '  "keywords": {\n',
      })),
    ],
    next: 'npm run messages:types',
  },
};
