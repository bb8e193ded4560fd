/**
 * A message of the catalogue with its count filled in. Knows `{count}` and one `{count, plural, one {…} other {…}}`, which
 * is all the select widget needs; a whole message formatter would weigh more than the widget.
 */
export function counted(message: string, count: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(count);
  const plural = /\{count, plural,((?: \w+ \{[^{}]*\})+)\}/;
  const chosen = message.replace(plural, (_, cases: string) => {
    const texts = new Map([...cases.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name, text]) => [name, text]));
    const text = texts.get(new Intl.PluralRules(locale).select(count)) ?? texts.get('other') ?? '';
    return text.replace('#', number);
  });
  return chosen.replace('{count}', number);
}
