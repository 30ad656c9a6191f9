import type { AppFunnelResponse, WireFunnelRow } from '@quoin/contract/endpoints/running';
import { FUNNEL_TITLES, type InsightFilter } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/funnelScreen';
import { useQuery } from '@tanstack/react-query';
import { APP_LOCALE } from '../../app/locale.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import table from '../../parts/tables/table.module.css';
import { ExampleFrame } from './example/ExampleFrame.tsx';
import { ChangeMark } from './FigureCards.tsx';
import css from './funnel.module.css';
import { InsightPage } from './InsightPage.tsx';
import content from './insight.module.css';
import { funnelQuery } from './insightQueries.ts';
import { shareText, valueChange } from './insightValues.ts';
import { keyText } from './keyTexts.ts';
import { ListFile } from './ListFile.tsx';
import tables from './tables.module.css';
import { useInsight } from './useInsight.ts';

/** How far visits come on the way to a purchase, and where they leave it. */
export function FunnelScreen() {
  const site = useSite();
  const { pairs } = useInsight();
  const query = useQuery(funnelQuery(site.identifier, pairs));
  return (
    <InsightPage title={texts.purchaseFunnel} subtitle={texts.shareOfVisitsThat}>
      {query.data === undefined ? (
        <Card flush>
          {query.isError ? (
            <ErrorState title={texts.theFunnelCouldNot} error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={5} label={texts.loadingTheFunnel} />
          )}
        </Card>
      ) : (
        <div className={query.isPlaceholderData ? content.stale : content.content} aria-busy={query.isPlaceholderData}>
          <Funnel funnel={query.data} />
        </div>
      )}
    </InsightPage>
  );
}

function Funnel({ funnel }: { readonly funnel: AppFunnelResponse }) {
  if ((funnel.now[0] ?? 0) === 0) {
    return (
      <ExampleFrame when={texts.noVisitsInThis}>
        <Card title={texts.visitToPurchase}>
          <Steps {...EXAMPLE} />
        </Card>
      </ExampleFrame>
    );
  }
  return (
    <>
      <Card title={texts.visitToPurchase}>
        <Steps now={funnel.now} before={funnel.before} />
      </Card>
      <div className={tables.pair}>
        <Parts title={texts.byChannel} dimension="channel" rows={funnel.byChannel} />
        <Parts title={texts.byDevice} dimension="device" rows={funnel.byDevice} />
      </div>
    </>
  );
}

/** Made up. */
const EXAMPLE = { now: [1200, 430, 132, 71, 42], before: [1040, 401, 118, 66, 36] } as const;

function Steps({ now, before }: { readonly now: readonly number[]; readonly before: readonly number[] | null }) {
  const all = now[0] ?? 0;
  return (
    <ol className={css.steps}>
      {FUNNEL_TITLES.map((title, index) => {
        const count = now[index] ?? 0;
        const change = before === null ? null : valueChange(count, before[index] ?? 0);
        return (
          <li key={title} className={css.step}>
            <span className={css.title}>{title}</span>
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ width: `${all === 0 ? 0 : (count * 100) / all}%` }} />
            </span>
            <span className={css.count}>{count.toLocaleString(APP_LOCALE)}</span>
            <span className={css.rates}>
              {index === 0 ? null : (
                <span>{texts.ofVisitsOfPrevious(rateText(count, all), rateText(count, now[index - 1] ?? 0))}</span>
              )}
              {change === null ? null : <ChangeMark change={change} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function rateText(part: number, whole: number): string {
  return whole === 0 ? '–' : shareText(Math.round((part * 1000) / whole));
}

interface PartsProps {
  readonly title: string;
  readonly dimension: Extract<InsightFilter, 'channel' | 'device'>;
  readonly rows: readonly WireFunnelRow[];
}

/** The steps where there is little room. */
const STEP_NAMES = [texts.visits, commonTexts.product, texts.cart, commonTexts.checkout, texts.purchase] as const;

/** The same by how visits came, or with what; choosing one narrows the screen. */
function Parts({ title, dimension, rows }: PartsProps) {
  const { question, narrow } = useInsight();
  const isOpen = question.filters[dimension] === undefined;
  const name = dimension === 'channel' ? texts.channel : texts.device;
  const file = {
    ...{ title: texts.theFunnel(title), name: `funnel-by-${dimension}`, header: [name, ...STEP_NAMES] },
    records: rows.map(({ key, steps }) => [keyText(dimension, key), ...steps]),
  };
  return (
    <Card title={title} flush aside={<ListFile {...file} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className={tables.scroll} aria-label={texts.theList(title)} tabIndex={0}>
        <table className={`${table.table} ${tables.ranked} ${tables.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {[...STEP_NAMES, texts.rate].map((name) => (
                <th key={name} scope="col" className={table.number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, steps }) => (
              <tr key={key}>
                <th scope="row">
                  {isOpen ? (
                    <button type="button" className={tables.narrow} onClick={() => narrow(dimension, key)}>
                      {keyText(dimension, key)}
                    </button>
                  ) : (
                    keyText(dimension, key)
                  )}
                </th>
                {steps.map((count, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a funnel never change places
                  <td key={index} className={table.number} data-name={STEP_NAMES[index]}>
                    {count.toLocaleString(APP_LOCALE)}
                  </td>
                ))}
                <td className={table.number} data-name={texts.rate}>
                  {rateText(steps[4] ?? 0, steps[0] ?? 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
