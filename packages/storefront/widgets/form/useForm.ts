import { formCalls } from '@quoin/contract/client';
import type { FormProps } from '@quoin/contract/islands';
import {
  type Answers,
  type FieldValue,
  type FormFlowState,
  formCaptchaAction,
  formSentence,
  isFormLocked,
} from '@quoin/domain/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCaptcha } from '../../captcha/useCaptcha.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { emitActivity } from '../../reporting/pageActivity.ts';
import { useMachine } from '../../timing/useMachine.ts';
import { FORM_PLAN } from './machine.ts';
import type { ServedForm } from './served.ts';
import { type Refusal, runSubmit } from './submitting.ts';

export interface FormInUse {
  readonly state: FormFlowState;
  readonly isLocked: boolean;
  /** After a refusal, until a captcha that was used up is there again (FORM-05). */
  readonly isHeldBack: boolean;
  readonly answers: Answers;
  readonly refusal: Refusal | null;
  answer(fieldId: string, value: FieldValue): void;
  setTrap(text: string): void;
  submit(): Promise<void>;
}

/**
 * The state of a form in use: its answers, its step in the flow, and any refusal. `onSent`: called if it redirects to
 * another page.
 */
export function useForm(
  props: FormProps,
  served: ServedForm,
  page: PageContext,
  element: RefObject<HTMLElement | null>,
  onSent: (() => void) | undefined,
): FormInUse {
  const { form, language } = props;
  const [state, machine] = useMachine(FORM_PLAN);
  const [answers, setAnswers] = useState(served.answers);
  const [trap, setTrap] = useState(served.trap);
  const [refusal, setRefusal] = useState<Refusal | null>(() => refusalOf(served));
  const [isHeldBack, setHeldBack] = useState(false);
  const turns = useRef(0);
  const action = formCaptchaAction(form, props.isPopup);
  const captcha = useCaptcha(props.captcha, action, element, form.captchaTheme);

  /** The captcha is used up: held back until it is ready for another try. */
  const settleRefusal = (refused: Refusal): void => {
    setRefusal(refused);
    if (captcha === null) return;
    captcha.reset();
    setHeldBack(true);
    void captcha.isReady(action).then(() => setHeldBack(false));
  };

  const submit = async (): Promise<void> => {
    if (isHeldBack || !machine.send('submit')) return;
    turns.current += 1;
    const turn = turns.current;
    setRefusal(null);
    const refused = await runSubmit({
      ...{ props, answers, trap, forms: formCalls(page.client) },
      captchaToken: captcha === null ? null : () => captcha.tokenFor(action),
      // What answers after its step was given up, or in another try, moves nothing.
      move: (event) => turn === turns.current && machine.send(event),
    });
    if (refused !== null) settleRefusal(refused);
    else if (machine.getState() === 'done') {
      finish(props, captcha);
      onSent?.();
    }
  };

  useEffect(() => {
    if (state !== 'lost') return;
    turns.current += 1;
    setRefusal({ message: formSentence({ code: 'unknownError' }, language), errors: {} });
  }, [state, language]);

  const isLocked = isFormLocked(state);
  return {
    ...{ state, isLocked, isHeldBack, answers, refusal, setTrap, submit },
    answer(fieldId, value) {
      if (isLocked) return;
      setAnswers((before) => ({ ...before, [fieldId]: value }));
      machine.send('edit');
    },
  };
}

function refusalOf({ message, errors }: ServedForm): Refusal | null {
  return message === '' && Object.keys(errors).length === 0 ? null : { message, errors };
}

/** FORM-04: who counts sign-ups listens for this on the document. */
export const SUBSCRIBED_EVENT = 'newsletter-subscribe';

/** The captcha has done its work, and the form counts as sent. */
function finish({ form }: FormProps, captcha: { destroy(): void } | null): void {
  captcha?.destroy();
  const isNewsletter = form.kind === 'newsletter';
  emitActivity({
    name: isNewsletter ? 'newsletter_signup' : 'form_submit',
    data: { formId: form.id, formName: form.name },
  });
  if (isNewsletter) {
    document.dispatchEvent(new CustomEvent(SUBSCRIBED_EVENT, { detail: { formId: form.id, formName: form.name } }));
  }
}
