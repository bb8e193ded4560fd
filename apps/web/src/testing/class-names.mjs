/** In tests a class of a CSS module is its own name. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
