/**
 * What can be made new: where its folder lies, and which lines name it elsewhere (`before` or `after` a text that is there once).
 * Imports are put in order afterwards.
 */
const API = 'apps/api/src';
const FIGURES = `${API}/features/figures`;
const BOARD = 'apps/web/src/features/dashboard';
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
    registrations: [
      {
        file: 'libs/contracts/src/figures/figures.ts',
        line: `  'graphs/{{name}}': {
    obeys: LOOKS,
    definition: '{{snake}}',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'trend',
    rests: 'looks',
  },
`,
        before: '} as const satisfies Record<string, FigureKind>;\n',
      },
      {
        file: 'libs/contracts/src/figures/figure-definitions.ts',
        line: "  of('{{snake}}', '{{Words}}', 'looks tagged x', 'published looks of the scope'),\n",
        before: "  of('brands_kpi',",
      },
      {
        file: `${FIGURES}/queries/count-figure.ts`,
        line: "import { {{Name}} } from '../counts/{{name}}/{{name}}.js';\n",
        before: "import { Rankings } from '../counts/rankings/rankings.js';\n",
      },
      {
        file: `${FIGURES}/queries/count-figure.ts`,
        line: '    {{key}}: {{Name}},\n',
        after: '    rankings: Rankings,\n',
      },
      {
        file: `${FIGURES}/queries/count-figure.ts`,
        line: "      'graphs/{{name}}': (scope) => {{key}}.of(scope),\n",
        before: "      'home/most-viewed-looks': (scope)",
      },
      {
        file: `${FIGURES}/figures.module.ts`,
        line: "import { {{Name}} } from './counts/{{name}}/{{name}}.js';\n",
        before: "import { LookRows } from './counts/rankings/look-rows.js';\n",
      },
      { file: `${FIGURES}/figures.module.ts`, line: '    {{Name}},\n', before: '    ColoursQuery,\n' },
      {
        file: `${FIGURES}/testing-figures.ts`,
        line: "import { {{Name}} } from './counts/{{name}}/{{name}}.js';\n",
        before: "import { Rankings } from './counts/rankings/rankings.js';\n",
      },
      {
        file: `${FIGURES}/testing-figures.ts`,
        line: ', new {{Name}}(figures)',
        after: 'colours, members, rankings',
      },
      {
        file: `${BOARD}/lib/figure-kinds.ts`,
        line: `  {{key}}: { path: 'graphs/{{name}}', fields: CATALOGUE, rows: 12, also: 'limit=12' },
`,
        before: '} as const satisfies Record<string, Card>;\n',
      },
      { file: `${BOARD}/bodies/bodies.tsx`, line: '  {{key}}: bars,\n', before: '  viewedHome: looks,\n' },
      {
        file: 'recount/src/figures.ts',
        line: "  'graphs/{{name}}': 'nobody has counted it a second time yet',\n",
        before: "  'home/most-viewed-looks': [looks('viewed-looks-home')],\n",
      },
      {
        file: `${BOARD}/pages/trends-tab.tsx`,
        line: '      <FigureSlot name="{{key}}" scope={scope} span={12} />\n',
        before: '      <FigureSlot name="viewedTrends"',
      },
      ...LANGUAGES.flatMap((language) => {
        const messages = `libs/i18n/messages/${language}`;
        return [
          {
            file: `${messages}/exports.json`,
            line: '    "{{snake}}": "{{Words}}",\n',
            after: '  "figures": {\n',
          },
          {
            file: `${messages}/figures.json`,
            line: '    "{{key}}": "{{Words}}",\n',
            after: '  "titles": {\n',
          },
          {
            file: `${messages}/figures.json`,
            line: '    "{{key}}": "Part of the looks shown",\n',
            after: '  "notes": {\n',
          },
        ];
      }),
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
