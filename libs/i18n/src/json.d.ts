/** Messages of other languages than English: their keys are held by `npm run check`. */
declare module '*.json' {
  const messages: Record<string, unknown>;
  export default messages;
}
