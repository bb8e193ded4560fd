export { SEASONS, SHOWN_SEASONS } from './catalogue/calendar.js';
export { generateCatalogue } from './catalogue/generate-catalogue.js';
export * from './catalogue/outfit.js';
export { DRAWING_VERSION } from './catalogue/picture.js';
export * from './catalogue/types.js';
export { demoContent } from './content/demo-content.js';
export { drawLook, drawStreetStyle } from './croquis/draw-look.js';
export { type DemoBoard, generateBoards } from './traffic/generate-boards.js';
export { generateTraffic, type TrafficRequest } from './traffic/generate-traffic.js';
