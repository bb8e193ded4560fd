/** Which messages the sources mention: as keys of next-intl's translators, or as properties where messages are read as objects. */

const NAMESPACES = /(?:Translations\(|Translations<|namespace: )'([\w.-]+)'/g;
const LITERALS = /'([\w.-]+)'/g;
const TEMPLATES = /`([\w.-]*\$\{[^`]*)`/g;
const READS_OBJECTS = /messagesOf\(|getMessages\(|Messages\[|exportMessages\(|\bwords\b/;

export function readSource(text) {
  return {
    namespaces: new Set(matches(text, NAMESPACES)),
    literals: new Set(matches(text, LITERALS)),
    templates: matches(text, TEMPLATES).flatMap(patternOf),
    names: READS_OBJECTS.test(text) ? new Set(text.match(/[A-Za-z_]\w*/g)) : new Set(),
  };
}

/** Whether one of the sources mentions a key such as `dashboard.tabs.home`. */
export function isMentioned(key, sources) {
  const segments = key.split('.');
  const leaf = segments.at(-1);
  return sources.some(
    (source) =>
      source.names.has(leaf) ||
      (source.names.size > 0 && source.templates.some((pattern) => pattern.test(leaf))) ||
      segments.some((_, at) => {
        if (!source.namespaces.has(segments.slice(0, at).join('.'))) return false;
        const rest = segments.slice(at).join('.');
        return source.literals.has(rest) || source.templates.some((pattern) => pattern.test(rest));
      }),
  );
}

/** `tabs.${slug}` → /^tabs\.[^.]+$/; nothing for templates that say nothing themselves. */
function patternOf(template) {
  const parts = template.split(/\$\{[^}]*\}/);
  if (!parts.some((part) => /[a-z]/i.test(part)) || !parts.every((part) => /^[\w.-]*$/.test(part))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`)];
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
