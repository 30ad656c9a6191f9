import { postFormPath } from '@quoin/contract/endpoints/site';
import type { FormProps } from '@quoin/contract/islands';
import { fieldView, formTextsIn, problemView, submitLabel, TRAP_NAME } from '@quoin/domain/forms';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { PageContext } from '../../page/pageContext.ts';
import { FormField } from './FormField.tsx';
import { emptied, type ServedForm } from './served.ts';
import { TopAlert } from './TopAlert.tsx';
import { type FormInUse, useForm } from './useForm.ts';

interface Props {
  readonly props: FormProps;
  readonly served: ServedForm;
  readonly page: PageContext;
}

/**
 * A form or newsletter block as a widget: the same markup as the template `form.block`. Before it redirects, it is
 * unlocked and emptied (FORM-03): a visitor who comes back can send another, even if the browser cached the page.
 */
export function FormBlock({ props, served, page }: Props): ReactElement {
  const [sent, setSent] = useState(0);
  const { successRedirect } = props.form;
  const leave = (): void => {
    setSent((before) => before + 1);
    location.assign(successRedirect);
  };
  const started = sent === 0 ? served : emptied(served, props.form.fields);
  const onSent = successRedirect === '' ? undefined : leave;
  return <OneForm key={sent} {...{ props, page, onSent }} served={started} />;
}

function OneForm({ props, served, page, onSent }: Props & { readonly onSent: (() => void) | undefined }): ReactElement {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm(props, served, page, element, onSent);
  const isDone = form.state === 'done' && onSent === undefined;
  return isDone ? <Sent props={props} /> : <OpenForm props={props} form={form} element={element} />;
}

interface OpenProps {
  readonly props: FormProps;
  readonly form: FormInUse;
  readonly element: React.RefObject<HTMLFormElement | null>;
}

function OpenForm({ props, form, element }: OpenProps): ReactElement {
  const { blockId, page, language } = props;
  const known = props.form;
  const texts = formTextsIn(language);
  const { refusal } = form;
  const problem = refusal && problemView(known.fields, { blockId, language, errors: refusal.errors }, refusal.message);
  const isBusy = form.isLocked && form.state !== 'done';
  return (
    <>
      <Header form={known} />
      <form
        ref={element}
        className="form-inner-wrapper"
        method="post"
        action={postFormPath(known.id)}
        noValidate
        data-form-id={known.id}
        aria-busy={isBusy || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <input type="hidden" name="pagePath" value={page.path} />
        <input type="hidden" name="pageTitle" value={page.title} />
        <input type="hidden" name="pageId" value={page.id} />
        <input type="hidden" name="contentSource" value={page.contentSource} />
        <input type="hidden" name="blockId" value={blockId} />
        <div className="form-trap" aria-hidden="true">
          <label>
            {`${texts.honeypot} `}
            <input
              type="text"
              name={TRAP_NAME}
              tabIndex={-1}
              autoComplete="off"
              onChange={(event) => form.setTrap(event.target.value)}
            />
          </label>
        </div>
        {problem !== null && <TopAlert problem={problem} />}
        <div className="field-list">
          {known.fields.map((field) => (
            <FormField
              key={field.id}
              field={field}
              view={fieldView(field, { blockId, answers: form.answers, errors: refusal?.errors ?? {}, language })}
              answers={form.answers}
              onAnswer={(value) => form.answer(field.id, value)}
            />
          ))}
        </div>
        <div className={`captcha-container captcha-container--${known.captchaAlignment}`} data-captcha="" />
        {known.parsedDisclaimerMessage !== '' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's words, cleaned by the server when they were saved.
          <div className="form-disclaimer" dangerouslySetInnerHTML={{ __html: known.parsedDisclaimerMessage }} />
        )}
        <div className={`form-button-wrapper form-button-wrapper--align-${known.buttonAlignment}`}>
          <button
            className="button sqs-system-button sqs-editable-button form-submit"
            type="submit"
            aria-disabled={form.isLocked || undefined}
            disabled={form.isHeldBack}
          >
            {submitLabel(form.state, known.submitText, texts)}
          </button>
        </div>
        {problem !== null && problem.scrollUp !== '' && (
          <p className="form-alert form-alert--bottom">{problem.scrollUp}</p>
        )}
      </form>
    </>
  );
}

function Header({ form }: { readonly form: FormProps['form'] }): ReactElement | null {
  const title = form.showTitle ? form.name : '';
  if (title === '' && form.description === '') return null;
  return (
    <div className="form-header">
      {title !== '' && <h2 className="form-title">{title}</h2>}
      {form.description !== '' && <p className="form-description">{form.description}</p>}
    </div>
  );
}

/** In the form's place: the owner's thanks, which the focus follows. */
function Sent({ props }: { readonly props: FormProps }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { parsedSubmissionMessage, submissionHTML } = props.form;
  return (
    <>
      <div
        ref={place}
        className="form-submission-text"
        role="status"
        tabIndex={-1}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's words, cleaned by the server when they were saved.
        dangerouslySetInnerHTML={{ __html: parsedSubmissionMessage }}
      />
      {submissionHTML !== '' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
        <div className="form-submission-html" dangerouslySetInnerHTML={{ __html: submissionHTML }} />
      )}
    </>
  );
}
