import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { ModelCard } from '../../../catalogue/model-card';
import { Slides } from './slides';

const SIZES = '(min-width: 62.0625rem) 19vw, (min-width: 20.0625rem) 46vw, 92vw';

/** A row of models that slides; `isStill` takes every way of moving it away. */
export async function ModelSlider(props: {
  models: Shape<'ModelSummaryDto'>[];
  label: string;
  isStill?: boolean;
  /** The first on its page: its first pictures are asked for at once. */
  leads?: boolean;
}) {
  const t = await getTranslations('browse');
  return (
    <Slides
      label={props.label}
      isStill={props.isStill ?? false}
      words={{ previous: t('models.previous'), next: t('models.next') }}
    >
      {props.models.map((model, index) => (
        <ModelCard
          key={model.slug}
          model={model}
          sizes={SIZES}
          priority={props.leads === true && index < FIRST_ROW}
        />
      ))}
    </Slides>
  );
}
