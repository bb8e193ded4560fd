import type { AlertSubject } from '@toile/contracts';

/** What an alert watches, without the number of it and where that stands. */
export function watchOf(alert: AlertSubject): AlertSubject {
  switch (alert.watches) {
    case 'figure': {
      const { watches, figure, filters, row } = alert;
      return { watches, figure, filters, row };
    }
    case 'question': {
      const { watches, question, row, column } = alert;
      return { watches, question, row, column };
    }
    case 'forecast': {
      const { watches, series, weeks } = alert;
      return { watches, series, weeks };
    }
    case 'changes': {
      const { watches, series } = alert;
      return { watches, series };
    }
    default:
      return alert satisfies never;
  }
}
