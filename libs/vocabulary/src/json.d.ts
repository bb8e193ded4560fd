/** Concepts of a kind, as `data/` holds them; `vocabulary.spec.ts` holds every file to this shape. */
declare module '*/common-words.json' {
  const words: Record<string, Record<string, string>>;
  export default words;
}
declare module '*/house-names.json' {
  const names: string[];
  export default names;
}
declare module '*/preferences.json' {
  const preferences: Record<string, Record<string, string>>;
  export default preferences;
}
declare module '*/unshown.json' {
  const unshown: Record<string, string[]>;
  export default unshown;
}

declare module '*/sayings.json' {
  const sayings: Record<string, Record<string, string>>;
  export default sayings;
}
declare module '*/traditional.json' {
  const traditional: { characters: string };
  export default traditional;
}
declare module '*.grammar.json' {
  const grammar: import('./descriptions/grammar.js').Grammar;
  export default grammar;
}
declare module '*.json' {
  const concepts: Record<string, import('./concept.js').WrittenConcept>;
  export default concepts;
}
