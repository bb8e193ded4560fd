/** Days are told as in Paris. */
export const TIME_ZONE = 'Europe/Paris';
