export * from './collection-published.js';
export * from './content-published.js';
export * from './look-published.js';
