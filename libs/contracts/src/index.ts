export * from './beacon.js';
export * from './catalogue.js';
export * from './colours.js';
export * from './figure.js';
export * from './log-message.js';
export * from './look-facets.js';
export * from './named-routes.js';
export * from './problem.js';
