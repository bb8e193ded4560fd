/** How the days of a number were found, as `meta.window.rule` says it, part by part; `windows.query.ts` of the api and its neighbours write them. */
const RULES = {
  shown: /^(?<season>\S+): looks shown$/,
  shows: /^(?<season>\S+): first show day to last show day \+ (?<days>\d+) days, Europe\/Paris$/,
  unshown:
    /^(?<season>\S+): without shows of this type and city, the whole season \+ (?<days>\d+) days, Europe\/Paris$/,
  unshownBefore: /^a year earlier without such shows, the whole season$/,
  unequal: /^(?<now>\d+) days beside (?<before>\d+) a year earlier$/,
  whole: /^(?<season>\S+): whole weeks of its shows and the week after, Europe\/Paris$/,
  once: /^released once$/,
  chosen: /^chosen days$/,
  months: /^last (?<count>\d+) months$/,
  days: /^last (?<count>\d+) days$/,
  steps: /^steps of a series$/,
} as const;

const EARLIER = /, a year earlier$/;

export interface PartOfRule {
  name: keyof typeof RULES;
  /** Its numbers and its season. */
  values: Record<string, string>;
  /** Of the window that a number is compared with. */
  isEarlier: boolean;
}

/**
 * The parts of a rule, told apart so that each can be said in another language.
 * @param rule as `meta.window.rule`, such as "SS27: looks shown; released once"
 * @returns of a part that is not known, its own text
 */
export function partsOfRule(rule: string): (PartOfRule | string)[] {
  return rule.split('; ').map((part) => knownPart(part) ?? earlierPart(part) ?? part);
}

function knownPart(part: string): PartOfRule | undefined {
  for (const [name, pattern] of Object.entries(RULES)) {
    const found = pattern.exec(part);
    if (found) return { name: name as keyof typeof RULES, values: { ...found.groups }, isEarlier: false };
  }
  return undefined;
}

function earlierPart(part: string): PartOfRule | undefined {
  const found = EARLIER.test(part) ? knownPart(part.replace(EARLIER, '')) : undefined;
  return found && { ...found, isEarlier: true };
}
