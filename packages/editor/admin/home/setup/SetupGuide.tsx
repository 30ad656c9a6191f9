import {
  type AppSetupResponse,
  appSetupPath,
  type SaveSetupRequest,
  type SetupStep,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/setupGuide';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Circle, CircleCheck } from 'lucide-react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { ProgressBar } from '../../../parts/files/ProgressBar.tsx';
import css from './SetupGuide.module.css';
import { setupQuery } from './setupQuery.ts';

interface StepLook {
  readonly text: string;
  readonly hint: string;
  /** Where it is done. */
  readonly to: (typeof PLACES)[number];
}

const PLACES = [
  '/$site/config/settings',
  '/$site/config/pages',
  '/$site/config/products/new',
  '/$site/config/settings/payments',
  '/$site/config/settings/shipping',
  '/$site/config/settings/domains',
] as const;

const STEPS: Readonly<Record<SetupStep, StepLook>> = {
  name: { text: texts.nameYourSite, hint: texts.visitorsAndSearchEngines, to: '/$site/config/settings' },
  look: { text: texts.customizeYourPages, hint: texts.changeTextImagesColors, to: '/$site/config/pages' },
  product: {
    text: texts.addYourFirstProduct,
    hint: texts.orImportProductsFrom,
    to: '/$site/config/products/new',
  },
  payments: {
    text: texts.setUpPayments,
    hint: texts.untilThenOrdersAre,
    to: '/$site/config/settings/payments',
  },
  shipping: {
    text: texts.setUpShipping,
    hint: texts.addAShippingOption,
    to: '/$site/config/settings/shipping',
  },
  domain: {
    text: texts.connectADomain,
    hint: texts.visitorsFindYourSite,
    to: '/$site/config/settings/domains',
  },
  publish: { text: texts.publishYourSite, hint: texts.untilThenOnlyYour, to: '/$site/config/pages' },
};

/**
 * Lists what a new site still needs. Checks steps off by itself, and disappears when all are done or a user hides it.
 */
export function SetupGuide({ setup: { steps, isDismissed } }: { readonly setup: AppSetupResponse }) {
  const site = useSite();
  const client = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => act('PUT', appSetupPath(site.identifier), { isDismissed: true } satisfies SaveSetupRequest),
    onError: complain,
    async onSuccess() {
      announce(texts.setupGuideHidden);
      await client.invalidateQueries({ queryKey: setupQuery(site.identifier).queryKey });
    },
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const mayChange = isAllowed(site, 'siteSettings.edit:withoutDomains');
  if (isDismissed || done === steps.length || !mayChange) return null;
  return (
    <Card
      title={texts.setupGuide}
      aside={
        <Button look="quiet" isDisabled={dismissal.isPending} onPress={() => dismissal.mutate()}>
          {texts.hideGuide}
        </Button>
      }
    >
      <ProgressBar label={texts.ofStepsDone(done, steps.length)} value={done} max={steps.length} />
      <ol className={css.steps}>
        {steps.map(({ id, isDone }) => (
          <Step key={id} id={id} isDone={isDone} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ id, isDone }: { readonly id: SetupStep; readonly isDone: boolean }) {
  const site = useSite();
  const { text, hint, to } = STEPS[id];
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <li className={isDone ? css.done : css.step}>
      <Mark role="img" aria-label={isDone ? commonTexts.done : texts.toDo} className={css.mark} />
      <div className={css.words}>
        {isDone ? (
          <span className={css.text}>{text}</span>
        ) : (
          <Link to={to} params={{ site: site.identifier }} className={css.text}>
            {text} <ArrowRight aria-hidden="true" />
          </Link>
        )}
        {isDone ? null : <p className={css.hint}>{hint}</p>}
      </div>
    </li>
  );
}
