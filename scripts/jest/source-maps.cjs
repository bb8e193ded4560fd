const { createHash } = require('node:crypto');
const { join } = require('node:path');

/** Where `typescript-loader.mjs` leaves the source map of a file, and Jest finds it. */
exports.mapOf = (folder, url) => join(folder, `${createHash('sha1').update(url).digest('hex')}.map`);
