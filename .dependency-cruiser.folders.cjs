/** No circles of folders, tests aside: these start whole applications. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: '(/dist/|\\.next/|spec\\.tsx?$|harness\\.ts$|/testing-[^/]+\\.ts$|^apps/api/src/metadata\\.ts$)',
    },
  },
};
