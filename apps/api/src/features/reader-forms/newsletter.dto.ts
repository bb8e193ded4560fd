/** The token in a mail of the newsletter. */
export class NewsletterTokenDto {
  token: string;
}

/** That somebody asked for the newsletter; the same for every address. */
export class NewsletterRequestedDto {
  input: true;
}

/** That an address is confirmed. */
export class NewsletterConfirmedDto {
  confirmed: true;
}

/** That a subscription has ended. */
export class NewsletterEndedDto {
  ended: true;
}
