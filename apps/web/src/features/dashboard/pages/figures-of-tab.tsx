import { FIGURE_FILES, type FigureCard, type FigureKind } from '@toile/contracts';
import { SelectField } from '../board/select-field';
import { FigureSlot } from '../figure/figure-slot';
import type { BoardScope } from '../lib/board-scope';

/** Figures of a file each that stand on a tab: beside another card, or where those without such a place stand. */
export function FiguresOfTab(props: { tab: FigureKind['tab']; beside?: string; scope: BoardScope }) {
  const isHere = ({ beside }: FigureCard) => beside === props.beside;
  return FIGURE_FILES.filter(({ tab, card }) => tab === props.tab && isHere(card)).map(({ card }) => {
    const { control }: FigureCard = card;
    return (
      <FigureSlot
        key={card.name}
        name={card.name}
        scope={props.scope}
        span={card.span}
        controls={control && <SelectField field={control} />}
      />
    );
  });
}
