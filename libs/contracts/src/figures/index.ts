export * from './figure-definitions.js';
export * from './figure-kind.js';
export * from './figures.js';
