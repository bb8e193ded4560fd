/** A message with its `{names}` filled in, for the browser and for what a page says dozens of times; plurals belong to `next-intl`. */
export const filled = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
