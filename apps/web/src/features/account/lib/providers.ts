/** Where members may sign in besides; brand names are the same in every language. */
export const PROVIDERS: Readonly<Record<string, string>> = { apple: 'Apple', facebook: 'Facebook' };
