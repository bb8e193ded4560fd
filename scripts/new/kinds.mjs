/**
 * What can be made new: where its folder lies, and which lines name it elsewhere (`before` or `after` a text that is there once).
 * Imports are put in order afterwards.
 */
const API = 'apps/api/src';
const door = "'./features/{{name}}/index.js'";

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
};
