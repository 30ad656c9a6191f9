type Answer = string | readonly string[] | Readonly<Record<string, string>>;

/** What is sent of a form's own, without buttons and what nobody can answer. */
const ASKED =
  'input:not([type="submit"], [type="button"], [type="reset"], [type="file"], [type="image"]), select, textarea';

/**
 * What a visitor answered in markup that a theme writes itself: by the id of the field around a control, as the format prints
 * them (`email-yui_3_17_2`), else by the control's name. Parts of one field, as of a name, are one answer.
 */
export function controlAnswers(form: HTMLElement): Readonly<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const control of form.querySelectorAll<HTMLInputElement>(ASKED)) {
    if (isLeftOut(control)) continue;
    const field = control.closest('.form-item[id], .field[id]')?.id ?? '';
    const part = control.dataset.title ?? '';
    const key = field || control.name;
    if (key === '') continue;
    answers[key] =
      field !== '' && part !== '' ? withPart(answers[key], part, control.value) : withValue(answers[key], control);
  }
  return answers;
}

function isLeftOut(control: HTMLInputElement): boolean {
  const isChoice = control.type === 'checkbox' || control.type === 'radio';
  return control.disabled || (isChoice && !control.checked);
}

function withPart(before: Answer | undefined, part: string, value: string): Answer {
  const parts =
    typeof before === 'object' && !Array.isArray(before) ? (before as Readonly<Record<string, string>>) : {};
  return { ...parts, [part]: value };
}

/** Several boxes of one field are a list. */
function withValue(before: Answer | undefined, { type, value }: HTMLInputElement): Answer {
  if (type !== 'checkbox') return value;
  return [...(Array.isArray(before) ? (before as readonly string[]) : []), value];
}
