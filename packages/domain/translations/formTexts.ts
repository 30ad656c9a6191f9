import { seen, type Visit } from './text.ts';

interface FieldTexts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly options: readonly string[];
}

export interface FormTexts {
  readonly name: string;
  readonly fields: readonly FieldTexts[];
  readonly settings: {
    readonly showTitle: boolean;
    readonly description: string;
    readonly submitText: string;
    /** HTML. */
    readonly submissionMessage: string;
    /** HTML. */
    readonly submissionHtml: string;
    /** HTML. */
    readonly disclaimer: string;
    readonly visitorMail: { readonly isOn: boolean; readonly subject: string; readonly text: string };
  };
}

/** As long as the name of a field may be where translations are kept. */
const MAX_FIELD = 500;

/** A form with its labels, choices, messages and the mail it answers with, as the visit answers them. */
export function mapFormTexts<Form extends FormTexts>(form: Form, visit: Visit): Form {
  const { settings } = form;
  const mail = settings.visitorMail;
  return {
    ...form,
    // Visitors read it above the form, or nowhere.
    name: settings.showTitle ? seen(visit, 'name', 'Form title', form.name) : form.name,
    fields: form.fields.map((field) => mapField(field, visit)),
    settings: {
      ...settings,
      description: seen(visit, 'description', 'Description', settings.description, 'lines'),
      submitText: seen(visit, 'submitText', 'Button text', settings.submitText),
      submissionMessage: seen(visit, 'submissionMessage', 'Message', settings.submissionMessage, 'html'),
      submissionHtml: seen(visit, 'submissionHtml', 'Message (HTML)', settings.submissionHtml, 'html'),
      disclaimer: seen(visit, 'disclaimer', 'Disclaimer', settings.disclaimer, 'html'),
      visitorMail: mail.isOn
        ? {
            ...mail,
            subject: seen(visit, 'visitorMail.subject', 'Confirmation email: subject', mail.subject),
            text: seen(visit, 'visitorMail.text', 'Confirmation email: text', mail.text, 'lines'),
          }
        : mail,
    },
  };
}

/** Choices are identified by their text, so a renamed choice needs a new translation. */
function mapField<Field extends FieldTexts>(field: Field, visit: Visit): Field {
  const text = (name: 'title' | 'description' | 'placeholder', label: string) =>
    seen(visit, `fields.${field.id}.${name}`, label, field[name]);
  return {
    ...field,
    title: text('title', 'Field'),
    description: text('description', 'Field description'),
    placeholder: text('placeholder', 'Placeholder'),
    options: field.options.map((option) =>
      seen(visit, `fields.${field.id}.option:${option}`.slice(0, MAX_FIELD), `${field.title}: choice`, option),
    ),
  };
}
