/** What a program can ask without a browser: operations that need nobody, or that a token opens, and the schemas they name. */
export function openToPrograms(document) {
  const paths = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    const open = Object.entries(methods).filter(([, operation]) => isOpen(operation));
    if (open.length > 0 && !operationOfPages(path)) paths[path] = Object.fromEntries(open);
  }
  const schemas = {};
  const wanted = [...namesIn(paths), 'ProblemDto'];
  while (wanted.length > 0) {
    const name = wanted.pop();
    if (!name || schemas[name]) continue;
    schemas[name] = document.components.schemas[name];
    wanted.push(...namesIn(schemas[name]));
  }
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, paths, components: { ...document.components, schemas: sorted } };
}

const isOpen = ({ security, tags }) =>
  !tags.includes('Tracking') && (!security || security.some((one) => 'token' in one));

/** For browsers: signing in, forms, and pages about the api itself. */
const operationOfPages = (path) =>
  /^\/(auth|problems|dev|\.well-known|user|poll|newsletter|sitemap|robots)|^\/api\/(security|register|docs|problems|changelog|openapi|paywall|webhooks\/stripe)/.test(
    path,
  );

const namesIn = (value) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
