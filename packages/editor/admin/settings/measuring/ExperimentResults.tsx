import type { WireExperiment } from '@quoin/contract/endpoints/running';
import { compareVariants, EXPERIMENT_BOUNDS, type VariantComparison } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/experimentsCard';
import { APP_LOCALE } from '../../../app/locale.ts';
import { useMoments } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import fields from '../../../parts/fields/fields.module.css';
import css from './experiments.module.css';
import { confidenceText, liftText, percentText, verdictText } from './experimentTexts.ts';

/** How often each variant reached the goal, and whether that differs from the control. */
export function ExperimentResults({ result: { since, variants } }: { readonly result: WireExperiment }) {
  const moments = useMoments();
  if (since === null) return <p className={fields.soft}>{texts.saveToStart}</p>;
  const compared = compareVariants(variants);
  const control = variants[0]?.name ?? '';
  const isTooFew = compared.some(({ verdict }) => verdict === 'tooFew');
  return (
    <section className={css.results} aria-label={texts.results}>
      <h3 className={css.heading}>{texts.results}</h3>
      <p className={fields.soft}>{texts.visitorsSince(moments.short(since, Date.now()))}</p>
      <ul className={css.list}>
        {variants.map((variant, index) => (
          <VariantRow key={variant.name} {...{ variant, control }} compared={compared[index]!} />
        ))}
      </ul>
      {isTooFew ? (
        <p className={fields.soft}>
          {texts.enoughDataMeans(String(EXPERIMENT_BOUNDS.leastVisitors), String(EXPERIMENT_BOUNDS.leastExpected))}
        </p>
      ) : null}
    </section>
  );
}

interface VariantRowProps {
  readonly variant: WireExperiment['variants'][number];
  readonly compared: VariantComparison;
  readonly control: string;
}

const TONES = { tooFew: 'plain', undecided: 'plain', better: 'good', worse: 'bad' } as const;

function VariantRow({ variant, compared, control }: VariantRowProps) {
  const { rate, lift, confidence, verdict } = compared;
  const figures = [
    [texts.visitors, variant.visitors.toLocaleString(APP_LOCALE)],
    [texts.conversions, variant.conversions.toLocaleString(APP_LOCALE)],
    [texts.conversionRate, rate === null ? '–' : percentText(rate)],
    ...(verdict === null
      ? []
      : [
          [texts.lift, liftText(lift)],
          [texts.confidence, confidenceText(confidence)],
        ]),
  ] as const;
  return (
    <li className={css.result}>
      <span className={css.name}>
        <strong>{variant.name}</strong>
        <Badge text={verdictText(compared, control)} tone={verdict === null ? 'plain' : TONES[verdict]} hollow />
      </span>
      <dl className={css.figures}>
        {figures.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
