import {
  type AppSetupResponse,
  appSetupPath,
  type SaveSetupRequest,
  type SetupStep,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Circle, CircleCheck } from 'lucide-react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { ProgressBar } from '../../../parts/ProgressBar.tsx';
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
  name: { text: 'Name your site', hint: 'Visitors and search engines see the title.', to: '/$site/config/settings' },
  look: { text: 'Customize your pages', hint: 'Change text, images, colors and fonts.', to: '/$site/config/pages' },
  product: {
    text: 'Add your first product',
    hint: 'Or import products from a file.',
    to: '/$site/config/products/new',
  },
  payments: {
    text: 'Set up payments',
    hint: 'Until then, orders are tests and no money moves.',
    to: '/$site/config/settings/payments',
  },
  shipping: {
    text: 'Set up shipping',
    hint: 'Add a shipping option for each country you ship to.',
    to: '/$site/config/settings/shipping',
  },
  domain: {
    text: 'Connect a domain',
    hint: 'Visitors find your site at an address of your own.',
    to: '/$site/config/settings/domains',
  },
  publish: { text: 'Publish your site', hint: 'Until then, only your team sees it.', to: '/$site/config/pages' },
};

/** What a new site still needs. Ticks itself off, and goes when all is done or somebody hides it. */
export function SetupGuide({ setup: { steps, isDismissed } }: { readonly setup: AppSetupResponse }) {
  const site = useSite();
  const client = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => act('PUT', appSetupPath(site.identifier), { isDismissed: true } satisfies SaveSetupRequest),
    onError: complain,
    async onSuccess() {
      announce('Setup guide hidden.');
      await client.invalidateQueries({ queryKey: setupQuery(site.identifier).queryKey });
    },
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const mayChange = isAllowed(site, 'siteSettings.edit:withoutDomains');
  if (isDismissed || done === steps.length || !mayChange) return null;
  return (
    <Card
      title="Setup guide"
      aside={
        <Button look="quiet" isDisabled={dismissal.isPending} onPress={() => dismissal.mutate()}>
          Hide guide
        </Button>
      }
    >
      <ProgressBar label={`${done} of ${steps.length} steps done`} value={done} max={steps.length} />
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
      <Mark role="img" aria-label={isDone ? 'Done' : 'To do'} className={css.mark} />
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
