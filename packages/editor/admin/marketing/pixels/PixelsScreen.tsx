import { type AppPixelsResponse, appPixelPath, appPixelsPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { PIXEL_LIMITS, type Pixel } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pixelsScreen';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from '../../settings/pricing.module.css';
import { newPixel, PixelBox } from './PixelBox.tsx';
import { pixelsQuery } from './pixelsQuery.ts';
import { KIND_TEXTS, PLACE_TEXTS, PURPOSE_TEXTS } from './pixelTexts.ts';
import { useChangePixels } from './useChangePixels.ts';

/** Manages services that receive what visitors do: advertisements, counters, tag managers. */
export function PixelsScreen() {
  const site = useSite();
  const query = useQuery(pixelsQuery(site.identifier));
  return (
    <Page title={texts.pixels} site={site.title} subtitle={texts.analyticsAndAdvertising}>
      {query.isPending ? <SkeletonRows count={3} label={texts.loadingPixels} /> : null}
      {query.isError ? (
        <ErrorState title={texts.thePixelsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Pixels held={query.data} />}
    </Page>
  );
}

function Pixels({ held: { pixels, consent } }: { readonly held: AppPixelsResponse }) {
  const site = useSite();
  const mayChange = isAllowed(site, 'siteSettings.edit:withoutDomains');
  const [edited, setEdited] = useState<Pixel | null>(null);
  const addButton = (
    <Button look="primary" onPress={() => setEdited(newPixel())}>
      {texts.addPixel}
    </Button>
  );
  const isFull = pixels.length >= PIXEL_LIMITS.count;
  return (
    <div className={fields.stack}>
      {consent === 'off' && pixels.length > 0 ? <NobodyAsked site={site.identifier} /> : null}
      <Card title={texts.pixels} flush>
        {pixels.length === 0 ? (
          <EmptyState icon={Radio} title={texts.noPixelsYet} action={mayChange ? addButton : undefined}>
            {texts.addAServiceBy}
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label={texts.pixels}>
            {pixels.map((pixel) => (
              <PixelRow key={pixel.id} pixel={pixel} mayChange={mayChange} onEdit={() => setEdited(pixel)} />
            ))}
          </ul>
        )}
        {mayChange && pixels.length > 0 && !isFull ? <div className={css.acts}>{addButton}</div> : null}
        {isFull ? <p className={css.acts}>{texts.aSiteCanHave(PIXEL_LIMITS.count)}</p> : null}
        {edited === null ? null : <PixelBox pixel={edited} onClose={() => setEdited(null)} />}
      </Card>
    </div>
  );
}

function NobodyAsked({ site }: { readonly site: string }) {
  return (
    <Notice>
      {texts.visitorsAreNotAsked}{' '}
      <Link to="/$site/config/settings/privacy" params={{ site }}>
        {texts.setUpACookie}
      </Link>
    </Notice>
  );
}

interface PixelRowProps {
  readonly pixel: Pixel;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
}

function PixelRow({ pixel, mayChange, onEdit }: PixelRowProps) {
  const { identifier } = useSite();
  const { change } = useChangePixels();
  const { id, ...body } = pixel;
  const { name, kind, tagId, purpose, places, isOn } = pixel;
  const run = (wanted: Parameters<typeof change>[0]) => void change(wanted).catch(() => undefined);
  const path = appPixelPath(identifier, id);
  const addAgain = () => run({ method: 'POST', path: appPixelsPath(identifier), body, done: texts.restored(name) });
  const actions = [
    { id: 'edit', text: commonTexts.edit, act: onEdit },
    {
      ...{ id: 'switch', text: isOn ? texts.turnOff : texts.turnOn },
      act: () => run({ method: 'PUT', path, body: { ...body, isOn: !isOn }, done: texts.isOn(name, isOn) }),
    },
    {
      ...{ id: 'remove', text: commonTexts.remove, isDangerous: true },
      act: () => run({ method: 'DELETE', path, done: texts.removed(name), undo: addAgain }),
    },
  ];
  const details = [KIND_TEXTS[kind], tagId, PURPOSE_TEXTS[purpose], PLACE_TEXTS[places]];
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>{name}</div>
        <div className={css.text}>{details.filter((text) => text !== '').join(' · ')}</div>
      </div>
      <Badge text={isOn ? texts.on : texts.off} tone={isOn ? 'good' : 'plain'} />
      {mayChange ? <ActionMenu label={texts.actionsFor(name)} actions={actions} /> : <span />}
    </li>
  );
}
