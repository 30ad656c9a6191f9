import { type Client, restockCalls } from '@quoin/contract/client';
import { RESTOCK_FORM_PATH } from '@quoin/contract/endpoints/site';
import type { RestockProps } from '@quoin/contract/islands';
import { CAPTCHA_ACTIONS } from '@quoin/domain/access';
import { type Variant, variantDescription } from '@quoin/domain/catalog';
import { restockFormWords, restockSuccessText } from '@quoin/domain/restock';
import { Button } from '@quoin/ui/button';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useCaptcha } from '../../captcha/useCaptcha.ts';
import { pageLanguage } from '../../page/language.ts';
import { useMachine } from '../../timing/useMachine.ts';
import { RESTOCK_PLAN } from './machine.ts';
import { sendSignup } from './sendSignup.ts';

const words = restockFormWords(pageLanguage() ?? 'en');

export interface RestockFormProps {
  readonly props: RestockProps;
  readonly productId: string;
  readonly variantId: string;
  /** Where everything is sold out and none is chosen: which of these is waited for. */
  readonly variants?: readonly Pick<Variant, 'id' | 'optionValues'>[];
  readonly client: Pick<Client, 'act'>;
  /** What was typed before the widget came. */
  readonly typed: { readonly email: string; readonly joins: boolean };
}

/**
 * Offers a notification when a sold-out variant is back (RSTK-01): the same markup as the server's partial
 * `quoin-restock`.
 */
export function RestockForm({
  props,
  productId,
  variantId: first,
  variants = [],
  client,
  typed,
}: RestockFormProps): ReactElement {
  const [state, machine] = useMachine(RESTOCK_PLAN);
  const [email, setEmail] = useState(typed.email);
  const [joins, setJoins] = useState(typed.joins);
  const [variantId, setVariantId] = useState(first);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha(props.captcha, CAPTCHA_ACTIONS.restock, form);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (machine.getState() === 'sending') return;
    const onSending = () => void machine.send('submit');
    const calls = restockCalls(client);
    const refused = await sendSignup({ props, captcha, calls, onSending }, { productId, variantId, email, joins });
    setProblem(refused);
    machine.send(refused === '' ? 'success' : 'failure');
    if (refused !== '') input.current?.focus();
  };

  if (state === 'success') return <Done text={restockSuccessText(props.successText, pageLanguage())} />;
  const isWrong = problem !== '';
  return (
    <section className="restock" data-restock="" aria-labelledby="restock-title">
      <h2 className="restock__title" id="restock-title">
        {words.heading}
      </h2>
      <form
        ref={form}
        className="restock__form"
        method="post"
        action={RESTOCK_FORM_PATH}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {isWrong && (
          <p className="field__error" id="restock-problem" role="alert">
            {problem}
          </p>
        )}
        {variants.length > 0 && (
          <>
            <label className="field__label" htmlFor="restock-variant">
              {words.variant}
            </label>
            <select
              className="field__input restock__variant"
              id="restock-variant"
              name="variantId"
              value={variantId}
              onChange={(event) => setVariantId(event.target.value)}
            >
              {variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {variantDescription(variant)}
                </option>
              ))}
            </select>
          </>
        )}
        <label className="field__label" htmlFor="restock-email">
          {words.email}
        </label>
        <div className="restock__row">
          <input
            ref={input}
            className="field__input"
            id="restock-email"
            name="siteVisitorEmail"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': 'restock-problem' } : {})}
          />
          <Button className="button" type="submit" isBusy={state === 'sending'}>
            {state === 'sending' ? words.submitting : words.submit}
          </Button>
        </div>
        {props.offersMailingList && (
          <label className="tick">
            <input
              type="checkbox"
              name="isJoinMailingList"
              value="yes"
              checked={joins}
              onChange={(event) => setJoins(event.target.checked)}
            />
            <span>{words.join}</span>
          </label>
        )}
        <div className="restock__captcha" data-captcha="" />
      </form>
    </section>
  );
}

/** Replaces the form (RSTK-04) and takes the focus. */
function Done({ text }: { readonly text: string }): ReactElement {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} className="restock restock--done" role="status" tabIndex={-1}>
      {text}
    </p>
  );
}
