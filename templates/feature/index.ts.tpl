export { {{key}}Feature } from './{{name}}.feature.js';
export { {{Name}}Module } from './{{name}}.module.js';
export { {{NAME}}_ENTITIES } from './schema.js';
