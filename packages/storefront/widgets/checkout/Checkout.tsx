import { answerName, NEWS_QUESTION, TICKED } from '@quoin/domain/orders';
import { Button } from '@quoin/ui/button';
import type { ReactElement, ReactNode } from 'react';
import { localPath } from '../../page/languagePrefix.ts';
import { checkoutText } from '../../page/words/checkoutText.ts';
import { Notice } from '../Notice.tsx';
import { dueText, payText } from './amounts.ts';
import { CheckoutContext, type CheckoutHandle, useCheckout } from './CheckoutContext.ts';
import { CheckoutField, RequiredMark } from './CheckoutField.tsx';
import { addressFields, CARD_FIELDS, countryField, EMAIL_FIELD, NOTE_FIELD, questionField } from './fields.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { asksCard } from './paying.ts';
import { ShippingChoice } from './ShippingChoice.tsx';
import { Steps } from './Steps.tsx';
import { SummaryAside, SummaryFold } from './Summary.tsx';
import { useAddressHelp } from './useAddressHelp.ts';
import { type CheckoutParts, useCheckoutSession } from './useCheckoutSession.ts';

/** The checkout on one page, in the markup and classes of the theme's partial `quoin-checkout`. */
export function Checkout(parts: CheckoutParts): ReactElement {
  const { handle, notice } = useCheckoutSession(parts);
  return (
    <CheckoutContext value={handle}>
      <SummaryFold />
      <div className="checkout__main">
        <h1 className="checkout__title">{handle.served.title}</h1>
        <Steps />
        {handle.served.signIn !== null && (
          <p className="checkout__sign-in">
            <a href={handle.served.signIn.url}>{handle.served.signIn.text}</a>
          </p>
        )}
        <div data-problem="">
          <Problem handle={handle} noticeRef={notice} />
        </div>
        <CheckoutForm />
      </div>
      <SummaryAside />
    </CheckoutContext>
  );
}

interface ProblemProps {
  readonly handle: CheckoutHandle;
  readonly noticeRef: ReturnType<typeof useCheckoutSession>['notice'];
}

/** Shows a refusal after Pay that belongs to no field. Fields show their own, and the first one has the focus. */
function Problem({ handle: { refusal }, noticeRef }: ProblemProps): ReactElement | null {
  return refusal === null ? null : <Notice ref={noticeRef} title={refusal.message} />;
}

function CheckoutForm(): ReactElement {
  const { view, served, pay } = useCheckout();
  const news = view.questions.filter(({ id }) => id === NEWS_QUESTION);
  const questions = view.questions.filter(({ id }) => id !== NEWS_QUESTION);
  return (
    <form
      className="checkout__step"
      id="step-contact"
      method="post"
      action={localPath('/checkout')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <Part id="contact-title" title={served.contactTitle}>
        <CheckoutField spec={EMAIL_FIELD} />
        {news.map((question) => (
          <NewsTick key={question.id} label={question.label} />
        ))}
      </Part>
      {view.requiresShipping && <Delivery />}
      {questions.length > 0 && (
        <Part id="questions-title" title={served.questionsTitle}>
          <div className="fields">
            {questions.map((question) => (
              <CheckoutField key={question.id} spec={questionField(question)} />
            ))}
          </div>
        </Part>
      )}
      <Part id="note-title" title={served.noteTitle}>
        <CheckoutField spec={NOTE_FIELD} />
      </Part>
      <Payment />
    </form>
  );
}

/** Never ticked beforehand. */
function NewsTick({ label }: { readonly label: string }): ReactElement {
  const { form, fieldId, type, leave } = useCheckout();
  const name = answerName(NEWS_QUESTION);
  return (
    <label className="tick">
      <input
        id={fieldId(name)}
        name={name}
        type="checkbox"
        value={TICKED}
        checked={form.values[name] === TICKED}
        onChange={(event) => type(name, event.currentTarget.checked ? TICKED : '')}
        onBlur={() => leave(name)}
      />
      <span>{label}</span>
    </label>
  );
}

function Delivery(): ReactElement {
  const { form, served, countries } = useCheckout();
  const help = useAddressHelp();
  return (
    <>
      <Part id="address-title" title={served.addressTitle}>
        <div className="fields">
          <CheckoutField spec={countryField(countries)} />
          {addressFields(form.values.countryCode).map((spec) => (
            <CheckoutField key={spec.name} spec={spec} help={spec.name === 'line1' ? help : undefined} />
          ))}
        </div>
        <p className="checkout__unknown" role="status">
          {help.isUnknown ? checkoutText().page.addressUnknown : ''}
        </p>
      </Part>
      <p className="checkout__key">
        <RequiredMark />
        {` ${served.keyText}`}
      </p>
      <ShippingChoice />
    </>
  );
}

function Payment(): ReactElement {
  const { view, form, served, payState } = useCheckout();
  const isBusy = payState !== 'ready';
  const due = dueText(view, form.values);
  return (
    <>
      {view.totals.amountDueCents > 0 && (
        <Part id="payment-title" title={served.paymentTitle}>
          {view.payment.testMode && <TestCards />}
          <PaymentChoice />
          {asksCard(view, form.values.paymentMethod) && (
            <div className="fields">
              {CARD_FIELDS.map((spec) => (
                <CheckoutField key={spec.name} spec={spec} />
              ))}
            </div>
          )}
        </Part>
      )}
      {view.renewalText !== '' && <p className="checkout__renewal">{view.renewalText}</p>}
      {due !== '' && <p className="checkout__due">{due}</p>}
      <Button className="button button--wide button--pay" type="submit" isBusy={isBusy}>
        {isBusy ? checkoutText().page.paying : payText(view, form.values)}
      </Button>
    </>
  );
}

function TestCards(): ReactElement | null {
  const { testCards } = useCheckout();
  if (testCards.length === 0) return null;
  return (
    <details className="test-cards">
      <summary>{checkoutText().page.testMode}</summary>
      <ul>
        {testCards.map(({ number, meaning }) => (
          <li key={number}>
            <code>{number}</code>
            {` ${meaning}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Part(props: { readonly id: string; readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className="checkout__part" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  );
}
