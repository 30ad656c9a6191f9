import { DEFAULT_FORM_SETTINGS, formDraftProblems, newField } from '@quoin/domain/forms';
import type { Deps } from '../deps.ts';
import { insertForm } from '../forms/index.ts';
import { insertMailingList } from '../mailingLists/index.ts';
import type { Site } from '../sites/index.ts';
import type { DemoForm, DemoSite } from './demoFolder.ts';

/** The demo's lists and forms; the ids of the forms by their keys. */
export async function makeForms(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: Site,
  { forms = [], mailingLists = [] }: Pick<DemoSite, 'forms' | 'mailingLists'>,
): Promise<ReadonlyMap<string, string>> {
  const listIds = new Map(mailingLists.map(({ key }) => [key, deps.newId()]));
  const formIds = new Map(forms.map(({ key }) => [key, deps.newId()]));
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    for (const { key, name, description } of mailingLists) {
      const id = listIds.get(key)!;
      await insertMailingList(trx, site.id, { id, name, description, isDoubleOptIn: true, sendsWelcome: true });
    }
    for (const form of forms) {
      const made = formOf(form, listIds.get(form.mailingList ?? '') ?? null);
      const problems = formDraftProblems(made);
      if (problems.length > 0) throw new Error(`The demo's form ${form.key} has faults: ${JSON.stringify(problems)}`);
      await insertForm(trx, site.id, { ...made, id: formIds.get(form.key)! });
    }
  });
  return formIds;
}

function formOf({ name, kind = 'form', fields, settings }: DemoForm, mailingListId: string | null) {
  return {
    ...{ name, kind },
    fields: fields.map((field) => ({ ...newField(field.type, field.id, field.title), ...field })),
    settings: { ...DEFAULT_FORM_SETTINGS, ...settings, mailingListId },
  };
}
